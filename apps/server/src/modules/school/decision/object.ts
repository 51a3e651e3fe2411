import { businessDateOf, type ObjectedBy, objectionRefusal, type PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { decisionById, letterOf } from './decision.repository.ts'
import { objectionTo } from './objection.queries.ts'
import { insertObjection } from './objection.repository.ts'
import { tellOfObjection } from './send-objection-mail.ts'

interface Objected {
  decisionId: string
  receivedOn: PlainDate
  text: string
  by: ObjectedBy
  /** Whose account; null: the parents by their link. */
  accountId: string | null
}

/**
 * Notes an objection and confirms it by mail: from then on the term of the decision stands still. Refuses
 * `decisionNotFound`, `objectedAlready`, `objectionTooLate`, and a day that is still to come.
 */
export async function objectIn(
  world: World,
  tx: Transaction,
  { decisionId, receivedOn, text, by, accountId }: Objected,
): Promise<void> {
  const decision = (await decisionById(tx, decisionId)) ?? refuse('decisionNotFound', 'decisionGuid')
  if (decision.contractId === null) return refuse('decisionNotFound', 'decisionGuid')
  // Two who object at once are one after the other.
  await lockContract(tx, clientIdOf(world), decision.contractId)
  const now = world.clock()
  if (receivedOn > businessDateOf(now) || receivedOn < businessDateOf(decision.decidedOn))
    refuse('notValid', 'receivedOn')
  const deliveredOn = (await letterOf(tx, decisionId))?.deliveredOn ?? null
  const objection = (await objectionTo(tx, decisionId)) ?? null
  const refusal = objectionRefusal({ deliveredOn, objection, result: decision.result }, receivedOn)
  if (refusal) refuse(refusal, 'receivedOn')
  const id = world.newRowId()
  await insertObjection(tx, {
    id,
    clientId: clientIdOf(world),
    decisionId,
    contractId: decision.contractId,
    state: 'open',
    receivedOn,
    enteredOn: now,
    enteredBy: by,
    enteredById: accountId,
    text,
    decidedOn: null,
    decidedBy: null,
    decision: '',
    followsId: null,
  })
  await tellOfObjection(world, tx, id, 'received')
}
