import {
  addDays,
  type BatchSum,
  type Happening,
  isEmployer,
  type PlainDate,
  preview,
  project,
  schoolYearOf,
} from '@billett/domain'
import { factsReader } from '../../billing/claim/index.ts'
import { withConfigurations } from '../../subscription/contract/index.ts'
import type { BatchScene, Tell } from '../batch/index.ts'
import { endingOfTicket } from '../job-ticket/index.ts'
import { type EndingContract, endingContracts, payersByAccount } from './ending-contracts.queries.ts'
import { settingsOf } from './student-list.repository.ts'
import { Sums } from './sums.ts'

/** Contracts that are reckoned together. */
const TOGETHER = 200

/** What ends a contract of somebody who leaves. */
export const endingOn = (effectiveOn: PlainDate): Happening => ({
  kind: 'ended',
  effectiveOn,
  payload: { reason: 'customerRequest' },
})

/**
 * What payers owe until the school year ends as things are, and when the contracts of those who leave have ended: by
 * the very projection that claims it.
 */
export async function rehearseList({ context, batch }: BatchScene, tell: Tell): Promise<readonly BatchSum[]> {
  const { world } = context
  const { db } = world
  const { endsContracts } = await settingsOf(db, batch.id)
  if (!endsContracts) return []
  const contracts = await endingContracts(db, batch.id)
  const leaving = { leavesOn: addDays(batch.effectiveOn, -1), reason: 'left' as const }
  const endingOf = async ({ kind, organisationPartyId }: EndingContract): Promise<Happening> =>
    (isEmployer(kind) ? await endingOfTicket(world, db, organisationPartyId, leaving) : undefined) ??
    endingOn(batch.effectiveOn)
  const until = addDays(schoolYearOf(batch.effectiveOn).to, 1)
  const sums = new Sums()
  for (let at = 0; at < contracts.length; at += TOGETHER) {
    const some = await withConfigurations(db, contracts.slice(at, at + TOGETHER))
    const factsOf = await factsReader(world, db, some)
    for (const contract of some) {
      const facts = factsOf(contract)
      sums.add('before', project(facts, until))
      sums.add('after', preview(facts, await endingOf(contract), until))
    }
    await tell(Math.min(at + TOGETHER, contracts.length), contracts.length)
  }
  return sums.named(await payersByAccount(db, sums.accounts()))
}
