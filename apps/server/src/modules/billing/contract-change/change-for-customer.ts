import { businessDateOf, type Change, checkChange, type Instant, type Language, REQUEST_KIND_OF } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertRequest, markTakenBack } from '../../subscription/change-request/index.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { contractToDecide } from '../own-contract/index.ts'
import { type ChangeEffect, effectOf } from './change-effect.ts'
import { situationOf } from './situation.ts'
import { takingBack } from './take-back.ts'

/** What people of the company do about a contract as its customer wished. */
type WishedChange = Exclude<Change, { kind: 'takeBack' }> | { kind: 'takeBack'; changeRequestGuid: string }

interface Wished {
  contractId: string
  change: WishedChange
  /** When the wish was received: deadlines go by it. */
  receivedOn: Instant
  /** Number of the last event that was seen of the contract; nothing is compared without it. */
  seq: number | undefined
  /** Who decided, by name. */
  by: string
  /** What the customer is told of it. */
  reason: string
}

/**
 * Has a change hold that a customer wished for by telephone or letter: judged by the rule their own requests are judged
 * by, stored as a request that is decided, and told by mail. Answers what it does, debit by debit. Refuses what cannot
 * be, `contractChanged` where somebody was faster, and `nothingToTakeBack`.
 */
export async function changeForCustomerIn(
  world: World,
  tx: Transaction,
  { contractId, change: wished, receivedOn, seq, by, reason }: Wished,
  language: Language,
): Promise<ChangeEffect> {
  const now = world.clock()
  const today = businessDateOf(now)
  const clientId = clientIdOf(world)
  const stored = (await lockContract(tx, clientId, contractId)) ?? refuse('contractNotFound')
  if (seq !== undefined && seq !== stored.seq) refuse('contractChanged', 'seq')
  const held = await contractToDecide(world, tx, contractId)
  const change = wished.kind === 'takeBack' ? takingBack(held, wished.changeRequestGuid).change : wished
  const checked = accepted(checkChange(change, situationOf(held, receivedOn)))
  const effect = effectOf(world, held, { change, checked }, { language, reader: 'others' })
  const { happenings, effectiveOn, takeBackUntil } = checked
  const id = world.newRowId()
  await insertRequest(tx, {
    id,
    clientId,
    contractId,
    organisationId: stored.organisationId,
    kind: REQUEST_KIND_OF[change.kind],
    state: 'accepted',
    change,
    requestedOn: receivedOn,
    requestedBy: null,
    decidedOn: now,
    decidedBy: by,
    decision: reason,
    effectiveOn,
    takeBackUntil,
    events: happenings.map((_, index) => stored.seq + 1 + index),
    takenBackBy: null,
  })
  if (happenings.length > 0) await record(tx, stored, { recordedOn: now, actorId: null, today }, ...happenings)
  if (wished.kind === 'takeBack' && !(await markTakenBack(tx, wished.changeRequestGuid, id)))
    refuse('nothingToTakeBack', 'changeRequestGuid')
  await world.jobs.send(tx, 'sendChangeMail', { clientId, requestId: id, news: 'decided' })
  return effect
}
