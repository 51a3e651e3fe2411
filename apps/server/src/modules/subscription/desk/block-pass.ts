import { businessDateOf, hasDay, later } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { happenAtDeskIn } from './happen-at-desk.ts'

interface Blocking {
  contractId: string
  /** Whether the pass is blocked from now on, or no longer. */
  isBlocked: boolean
  /** Who decided, by name. */
  by: string
  reason: string
}

/**
 * People block the pass of a contract, or lift what they have blocked: what blocks it for another cause stays. Refuses
 * `contractNotFound`, `contractNotGranted`, `contractExpired`, `alreadyBlocked`, and `notBlocked`.
 */
export const blockPassIn = (world: World, tx: Transaction, { contractId, isBlocked, by, reason }: Blocking) =>
  happenAtDeskIn(
    world,
    tx,
    { contractId, decidedBy: [by], reason, outcome: isBlocked ? 'blocked' : 'unblocked' },
    ({ timeline }) => {
      const day = later(businessDateOf(world.clock()), timeline.span.from)
      if (timeline.span.to <= day) return refuse('contractExpired')
      const spans = timeline.blocked.find(({ cause }) => cause === 'staff')?.spans ?? []
      if (spans.some(span => hasDay(span, day)) === isBlocked) refuse(isBlocked ? 'alreadyBlocked' : 'notBlocked')
      return [{ kind: isBlocked ? 'blocked' : 'unblocked', effectiveOn: day, payload: { cause: 'staff' } }]
    },
  )
