import type { Concluding } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { setConcluding } from '../../subscription/application/index.ts'
import { alignShares } from './align-shares.ts'
import { assessWay } from './assess-way.ts'
import { askedExemption, decideWay, resultOf } from './decide-way.ts'
import { decisionById, type StoredDecision } from './decision.repository.ts'
import { citedFor } from './objection.queries.ts'
import { contractsOfFamily, plannedShares } from './plan-shares.ts'
import { waySubjects } from './subject.queries.ts'

interface Said {
  contractId: string
  yes: boolean
  by: string
  reason: string
  /** Of a request that it answers. */
  requestId?: string
  /** Whose account has decided; the caller's without it. */
  byId?: string | undefined
  /** In which grade somebody is to come who is no pupil yet. */
  grade?: string
}

/**
 * What who pays says about the application or the contract of a pupil becomes a decision with its letter, and the
 * shares of all children of the family are as it says. Undefined where it is about no way to a school. Refuses
 * `exemptionNotDecided` a yes before who pays has said whether an exemption that is asked for is granted.
 */
export async function decideContractWay(
  context: Context,
  tx: Transaction,
  { contractId, yes, by, byId, reason, requestId, grade = '' }: Said,
): Promise<StoredDecision | undefined> {
  const { world, visitor } = context
  const [found] = await waySubjects(tx, [contractId])
  const subject = found && { ...found, grade: found.grade || grade }
  const citesId = await citedFor(tx, contractId)
  const cited = citesId === null ? undefined : await decisionById(tx, citesId)
  // What an objection has set right in a ticket that runs is right from the day it was decided wrongly for.
  const from = cited?.contractId === contractId ? cited.validFrom : undefined
  const assessed = subject && (await assessWay(world, tx, subject, from))
  if (!assessed) return undefined
  const { result } = resultOf(assessed.ruled, yes)
  if (assessed.subject.isExemptionGranted === null && askedExemption(assessed, result) !== '')
    refuse('exemptionNotDecided', 'id')
  const decided = await decideWay(context, tx, assessed, {
    yes,
    by,
    byId,
    reason,
    requestId: requestId ?? null,
    citesId,
  })
  if (yes) await shareAsDecided(context, tx, decided, assessed.subject.subscriberId)
  for (const other of await contractsOfFamily(tx, assessed.subject.subscriberId))
    if (other !== contractId || yes)
      await alignShares(world, tx, other, { from: decided.validFrom, actorId: visitor.id })
  return decided
}

/** What is concluded later begins with the shares that were decided. */
async function shareAsDecided(
  { world }: Context,
  tx: Transaction,
  { contractId, validFrom }: StoredDecision,
  subscriberId: string,
): Promise<void> {
  if (contractId === null) return
  const plan = await plannedShares(world, tx, contractId, { subscriberId, from: validFrom })
  const [first] = plan?.steps ?? []
  if (first) await setConcluding(tx, contractId, concluding => withShares(concluding, first.value))
}

const withShares = (concluding: Concluding, shares: Concluding['payload']['shares']): Concluding => ({
  ...concluding,
  payload: { ...concluding.payload, shares },
})
