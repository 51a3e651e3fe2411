import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { presentRequest, undecidedRequests } from '../../subscription/change-request/index.ts'
import { twoPeople } from '../../subscription/desk/index.ts'
import { decideChange } from './decide-change.ts'

/** More than anybody works through at a time. */
const MOST = 100

/** What customers have asked for about contracts and somebody has to decide on, those that wait longest first. */
export async function changesToDecide(world: World) {
  const now = world.clock()
  const waiting = await undecidedRequests(world.db, clientIdOf(world), { before: now, most: MOST })
  return waiting.map(request => ({
    id: request.id,
    requestedOn: request.requestedOn,
    kind: request.kind,
    state: request.state,
    description: presentRequest(request, 'en', now.slice(0, 10)).description,
  }))
}

interface Decision {
  verdict: 'accepted' | 'rejected'
  by: readonly string[]
  /** What is said to who asked; empty: nothing. */
  reason: string
}

/**
 * People decide on a change of a contract, two of them where money is given back. Refuses `decisionNotAwaited`,
 * `secondPersonNeeded`, and what cannot be any more.
 */
export async function decideAtDesk(world: World, requestId: string, { verdict, by, reason }: Decision): Promise<void> {
  const waiting = await undecidedRequests(world.db, clientIdOf(world), { before: world.clock(), most: MOST })
  const request = waiting.find(({ id }) => id === requestId) ?? refuse('decisionNotAwaited')
  const givesBack = verdict === 'accepted' && request.kind === 'refund'
  await decideChange(world, requestId, {
    verdict,
    by: givesBack ? twoPeople(by) : by,
    decision: reason === '' ? null : reason,
  })
}
