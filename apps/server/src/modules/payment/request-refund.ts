import type { Cents, Instant } from '@billett/domain'
import type { Transaction } from '../../db/database.ts'
import { refund as refunds } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { bookRefundDue } from './ledger.ts'

interface Claim {
  orderId: string
  attemptId: string
  amountCents: Cents
  why: (typeof refunds.$inferInsert)['why']
  bookedOn: Instant
}

/** Money of an attempt has to go back: a case that customer and staff can see, and the job that carries it out. */
export async function requestRefund(world: World, tx: Transaction, claim: Claim): Promise<void> {
  const refundId = world.newId()
  const { orderId, attemptId, amountCents, why, bookedOn } = claim
  await tx
    .insert(refunds)
    .values({ id: refundId, orderId, attemptId, amountCents, why, state: 'requested', createdOn: bookedOn })
  await bookRefundDue(tx, { id: world.newId(), orderId, refundId, amountCents, bookedOn })
  await world.jobs.send(tx, 'refundPayment', { refundId })
}
