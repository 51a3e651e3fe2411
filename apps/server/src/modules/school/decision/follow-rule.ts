import { fold, isOfWay, type Language, later, type PlainDate, schoolYearOf, standingDecisions } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { findOrdered } from '../../subscription/application/index.ts'
import { historiesOf, lockContract } from '../../subscription/contract/index.ts'
import { type ReleasedVersion, releasedVersions } from '../entitlement/index.ts'
import { outsideWall } from '../reach/index.ts'
import { alignShares } from './align-shares.ts'
import { decisionsAbout, insertDecision, type StoredDecision } from './decision.repository.ts'
import { plannedShares, reachingFrom } from './plan-shares.ts'

const REASON: Readonly<Record<Language, string>> = {
  de: 'Von diesem Tag an gilt eine neue Fassung der Regel. Am Anspruch ändert sich nichts, der Eigenanteil folgt der neuen Fassung.',
  en: 'From this day on a new version of the rule holds. The entitlement stays, the own share follows the new version.',
}

/** Versions that came after the one a decision cites, the first to begin first. */
async function laterThan(tx: Transaction, { authorityId, ruleId }: StoredDecision): Promise<ReleasedVersion[]> {
  const released = await releasedVersions(tx, authorityId)
  const cited = released.find(({ id }) => id === ruleId)
  return cited
    ? released
        .filter(({ version, validFrom }) => version > cited.version && validFrom >= cited.validFrom)
        .toSorted((a, b) => (a.validFrom === b.validFrom ? a.version - b.version : a.validFrom < b.validFrom ? -1 : 1))
    : []
}

/** What parents pay of each month, as one text. */
const said = (own: ReadonlyMap<PlainDate, number | null> | undefined) => JSON.stringify([...(own ?? [])])

/**
 * A version of the rule that was released after a ticket was decided about reaches it from its first day on: where it
 * changes what the parents pay, they get a decision that cites it, with its letter, as soon as it is known, and the
 * shares are agreed from that day. Nothing is decided anew about who is entitled.
 */
export async function followRule(world: World, tx: Transaction, contractId: string): Promise<void> {
  const [clientId, now] = [clientIdOf(world), world.clock()]
  await outsideWall(tx, async () => {
    const stored = await lockContract(tx, clientId, contractId)
    const timeline = stored && fold((await historiesOf(tx, [contractId])).get(contractId) ?? [], now)
    let latest = standingDecisions(await decisionsAbout(tx, [contractId]))
      .filter(isOfWay)
      .at(-1)
    if (!stored || !timeline || !latest || latest.ruleId === null) return
    if (latest.result !== 'entitled' && latest.result !== 'selfPay') return
    const language = (await findOrdered(tx, clientId, contractId))?.application.language ?? 'de'
    for (const version of await laterThan(tx, latest)) {
      const from = later(reachingFrom(version), timeline.span.from)
      if (from >= timeline.span.to) return
      const of = { subscriberId: stored.subscriberId, from }
      const before = await plannedShares(world, tx, contractId, { ...of, withLater: false })
      const after = await plannedShares(world, tx, contractId, of)
      if (!after || said(before?.own) === said(after.own)) continue
      const { number: _, ...like } = latest
      latest = await insertDecision(tx, {
        ...{ ...like, id: world.newRowId(), ruleId: version.id, schoolYear: schoolYearOf(from).label },
        ...{ share: after.usual, validFrom: from, decidedOn: now, reason: REASON[language] },
        ...{ decidedBy: version.releasedBy ?? latest.decidedBy, requestId: null, citesId: null, departs: false },
        stepId: null,
        exemption: version.rule.exemptions.some(({ id }) => id === like.exemption) ? like.exemption : '',
      })
      await world.jobs.send(tx, 'sendDecisionLetter', { clientId, decisionId: latest.id })
      await alignShares(world, tx, contractId, { from, actorId: null })
    }
  })
}
