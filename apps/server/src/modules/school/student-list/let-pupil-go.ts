import {
  letPupilGo as goCall,
  type PupilLeaves,
  type PupilLeft,
  type PupilStays,
  letPupilStay as stayCall,
} from '@billett/contract'
import { addDays, businessDateOf, firstOfMonth, type Happening, preview, project, schoolYearOf } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { factsReader } from '../../billing/claim/index.ts'
import { historiesOf, lockContract, record, withConfigurations } from '../../subscription/contract/index.ts'
import { notePortalAct, rehearsed, TRIED } from '../reach/index.ts'
import { payersByAccount } from './ending-contracts.queries.ts'
import {
  claimedBehind,
  lockPlace,
  notedLeaving,
  type PupilPlace,
  type RunningContract,
  runningAt,
  setUntil,
} from './leaving-pupil.queries.ts'
import { endingOn } from './rehearse-list.ts'
import { Sums } from './sums.ts'

/** What is still claimed until the school year ends, by who pays, with the ending and without it. */
async function sumsOf(
  { world }: Context,
  tx: Transaction,
  contracts: readonly RunningContract[],
  ending: Happening,
): Promise<PupilLeft['sums']> {
  const until = addDays(schoolYearOf(ending.effectiveOn).to, 1)
  const some = await withConfigurations(tx, [...contracts])
  const factsOf = await factsReader(world, tx, some)
  const sums = new Sums()
  for (const contract of some) {
    const facts = factsOf(contract)
    sums.add('before', project(facts, until))
    sums.add('after', preview(facts, ending, until))
  }
  const byPayer = new Map<string, PupilLeft['sums'][number]>()
  for (const { payer, beforeCents, afterCents } of sums.named(await payersByAccount(tx, sums.accounts()))) {
    const known = byPayer.get(payer.guid) ?? { payer, beforeInCent: 0, afterInCent: 0 }
    byPayer.set(payer.guid, {
      payer,
      beforeInCent: known.beforeInCent + beforeCents,
      afterInCent: known.afterInCent + afterCents,
    })
  }
  return [...byPayer.values()]
}

interface Going {
  place: PupilPlace
  contracts: readonly RunningContract[]
  leavesOn: string
  ending: Happening
}

/**
 * In the list until the last day; tickets end with it, by the very event of somebody missing in a list of all. Gives
 * what was recorded.
 */
async function letGo(
  { world, visitor }: Context,
  tx: Transaction,
  { place, contracts, leavesOn, ending }: Going,
): Promise<{ contractId: string; seq: number }[]> {
  await setUntil(tx, place.membershipId, leavesOn)
  const now = world.clock()
  const recording = { recordedOn: now, actorId: visitor.id, today: businessDateOf(now) }
  const events = []
  for (const { id } of contracts) {
    const stored = (await lockContract(tx, clientIdOf(world), id)) ?? refuse('contractNotFound')
    const { seq } = await record(tx, stored, recording, ending)
    events.push({ contractId: id, seq })
  }
  return events
}

/**
 * A pupil leaves a school on a day: as said by its people or by who pays, or only what would come of it. Refuses
 * `studentNotFound` who is nobody of the reader's, or no more, and a day before they came.
 */
export const letPupilGo = (
  context: Context,
  partyId: string,
  { leavesOn, reason, dryRun }: PupilLeaves,
): Promise<PupilLeft> =>
  context.world.db.transaction(async tx => {
    const place = (await lockPlace(context, tx, partyId)) ?? refuse('studentNotFound', 'guid')
    if (leavesOn < place.validFrom) refuse('notValid', 'leavesOn')
    const contracts = await runningAt(tx, { partyId, organisationPartyId: place.organisationPartyId })
    const ending = endingOn(addDays(leavesOn, 1))
    const sums = place.pays ? await sumsOf(context, tx, contracts, ending) : []
    const act = () => letGo(context, tx, { place, contracts, leavesOn, ending })
    const events = dryRun ? await rehearsed(tx, act) : await act()
    const done = events.map(({ contractId, seq }) => `${contractId}:${seq}`).join(',')
    const noted = dryRun ? TRIED : { leavesOn, reason, was: place.validUntil ?? '', events: done }
    await notePortalAct(context, tx, goCall, { aboutId: partyId, ...noted })
    return {
      leavesOn,
      contracts: contracts.map(({ id, number, cardNumber }) => ({
        ...{ contractGuid: id, contractNumber: number, lastDay: leavesOn, cardNumber },
      })),
      sums,
    }
  })

const eventsOf = (events: string) =>
  events === ''
    ? []
    : events.split(',').map(one => {
        const [contractId = '', seq = ''] = one.split(':')
        return { contractId, seq: Number(seq) }
      })

/**
 * A pupil stays after all, also after the last day: it is as it was, and what ended tickets is void. Refuses
 * `studentNotFound`, `leavingNotTakenBack` what was not said so, was changed since, or was claimed by it, and
 * `leavingLongPast` where a whole month would be claimed in which nobody could travel.
 */
export const letPupilStay = (context: Context, partyId: string): Promise<PupilStays> =>
  context.world.db.transaction(async tx => {
    const { world, visitor } = context
    const place = (await lockPlace(context, tx, partyId, { orWas: true })) ?? refuse('studentNotFound', 'guid')
    const { organisationId, membershipId } = place
    const noted = await notedLeaving(tx, { partyId, organisationId })
    if (!noted || noted.leavesOn !== place.validUntil) return refuse('leavingNotTakenBack', 'guid')
    const events = eventsOf(noted.events)
    const ids = events.map(({ contractId }) => contractId)
    const behind = { since: noted.doneOn, from: addDays(noted.leavesOn, 1) }
    if (await claimedBehind(tx, ids, behind)) refuse('leavingNotTakenBack', 'guid')
    const now = world.clock()
    const today = businessDateOf(now)
    const isLongPast = behind.from < firstOfMonth(today)
    if (events.length > 0 && isLongPast) refuse('leavingLongPast', 'guid')
    const until = noted.was === '' ? null : noted.was
    await setUntil(tx, membershipId, until)
    const recording = { recordedOn: now, actorId: visitor.id, today }
    for (const { contractId, seq } of events) {
      const stored = (await lockContract(tx, clientIdOf(world), contractId)) ?? refuse('leavingNotTakenBack', 'guid')
      const event = (await historiesOf(tx, [contractId])).get(contractId)?.find(one => one.seq === seq)
      // Something else has happened to it since: that builds upon its end.
      if (!event || stored.seq !== seq) refuse('leavingNotTakenBack', 'guid')
      await record(tx, stored, recording, { kind: 'voided', effectiveOn: event.effectiveOn, payload: { seq } })
    }
    await notePortalAct(context, tx, stayCall, { aboutId: partyId, tookBack: noted.leavesOn })
    return { until, contracts: events.length }
  })
