import type { Instant, PlainDate, RefundSource } from '@billett/domain'
import type { Transaction } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'
import { book, refunded } from '../../../books/ledger/index.ts'
import type { Refund } from '../../../ticket/order/index.ts'
import { moveFailed } from './refund.repository.ts'
import { tellMadeGood } from './tell-made-good.ts'

/** Who did something about a failed refund of whose order, and when. */
interface Step {
  clientId: string
  now: Instant
}

/**
 * Has the provider asked for a failed refund anew, under a key of its own. False where somebody else has moved it since
 * it was read.
 */
export async function tryAgain(
  world: Pick<Surroundings, 'jobs'>,
  tx: Transaction,
  refund: Refund,
  { clientId, now }: Step,
): Promise<boolean> {
  const again = { state: 'requested' as const, tries: refund.tries + 1, askedOn: now, compared: false, failure: null }
  if (!(await moveFailed(tx, refund, again))) return false
  await world.jobs.send(tx, 'refundPayment', { clientId, refundId: refund.id })
  return true
}

/** How somebody paid a refund back by hand. */
interface PaidByHand {
  from: RefundSource
  /** What says so there. */
  reference: string
  on: PlainDate
}

/**
 * Notes that a failed refund was paid back by hand: it is owed no longer, and booked from where it was paid. False
 * where somebody else has moved it since it was read.
 */
export async function endByHand(
  world: Pick<Surroundings, 'jobs' | 'newRowId' | 'clock'>,
  tx: Transaction,
  refund: Refund,
  { clientId, now, paid }: Step & { paid: PaidByHand },
): Promise<boolean> {
  const { id: refundId, orderId, amountCents } = refund
  const { from: paidFrom, reference: paidReference, on: paidOn } = paid
  const end = { state: 'done' as const, doneOn: now, paidFrom, paidReference, paidOn }
  if (!(await moveFailed(tx, refund, end))) return false
  await book(tx, refunded({ id: world.newRowId(), orderId, refundId, amountCents, bookedOn: now }, paidFrom))
  await tellMadeGood(world, tx, { clientId, refundId })
  return true
}
