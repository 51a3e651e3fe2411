import { addMinutes, businessDateOf, checkChange, isUndecided } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockRequest, storeDecision, undecidedRequests } from '../../subscription/change-request/index.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { contractToDecide } from '../own-contract/index.ts'
import { situationOf } from './situation.ts'

export interface Decision {
  verdict: 'accepted' | 'rejected'
  /** Who decided, by name: two people where money is given back. */
  by: readonly string[]
  /** What is said to who asked; null: nothing. */
  decision: string | null
}

/**
 * Decides on what somebody asked for. What is accepted is judged once more by what holds now, with the deadlines of the
 * moment it was received. Refuses what is decided already, and what cannot be any more.
 */
export async function decideChangeIn(
  world: World,
  tx: Transaction,
  requestId: string,
  { verdict, by, decision }: Decision,
): Promise<void> {
  const clientId = clientIdOf(world)
  const request = await lockRequest(tx, clientId, requestId)
  if (!request?.contractId || !isUndecided(request.state)) refuse('decisionNotAwaited')
  const stored = await lockContract(tx, clientId, request.contractId)
  if (!stored) refuse('contractNotFound')
  const now = world.clock()
  const said = { decidedOn: now, decidedBy: by.join(', '), decision }
  if (verdict === 'rejected')
    await storeDecision(tx, requestId, {
      ...said,
      state: verdict,
      effectiveOn: null,
      takeBackUntil: null,
      events: [],
    })
  else {
    const held = await contractToDecide(world, tx, request.contractId)
    const checked = accepted(checkChange(request.change, situationOf(held, request.requestedOn)))
    const { happenings, effectiveOn, takeBackUntil } = checked
    const events = happenings.map((_, index) => stored.seq + 1 + index)
    const recording = { recordedOn: now, actorId: null, today: businessDateOf(now) }
    if (happenings.length > 0) await record(tx, stored, recording, ...happenings)
    await storeDecision(tx, requestId, { ...said, state: verdict, effectiveOn, takeBackUntil, events })
  }
  await world.jobs.send(tx, 'sendChangeMail', { clientId, requestId, news: 'decided' })
}

/** The same in a transaction of its own. */
export async function decideChange(world: World, requestId: string, decision: Decision): Promise<void> {
  await world.db.transaction(async tx => {
    await decideChangeIn(world, tx, requestId, decision)
    await world.reached('decisionToBeStored')
  })
  await world.reached('decisionStored')
}

/** Minutes the demo's clerk takes. */
const CLERK_TAKES = 0.5
const ROUND = 50

/**
 * Decides in a demo what staff would: everything that can be is accepted, the rest is rejected. What
 * somebody has begun to look at is left to them.
 */
export async function demoChangeClerk(world: World): Promise<void> {
  if (!world.config.BILLETT_DEMO) return
  const before = addMinutes(world.clock(), -CLERK_TAKES)
  const by = ['demo clerk']
  const undecided = await undecidedRequests(world.db, clientIdOf(world), { before, most: ROUND })
  for (const { id } of undecided.filter(({ state }) => state === 'new'))
    await decideChange(world, id, { verdict: 'accepted', by, decision: null }).catch((error: unknown) => {
      world.log.info({ err: error, requestId: id }, 'the clerk could not accept a request')
      return decideChange(world, id, { verdict: 'rejected', by, decision: null })
    })
}
