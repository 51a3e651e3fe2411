import type { Cents, Instant } from '@billett/domain'
import type { Transaction } from '../../../../db/database.ts'
import type { Surroundings } from '../../../../world.ts'
import { book, refundDue } from '../../../books/ledger/index.ts'
import type { Refund } from '../../../ticket/order/index.ts'
import { insertRefund } from './refund.repository.ts'

interface Claim {
  /** Whose order it is. */
  clientId: string
  orderId: string
  attemptId: string
  amountCents: Cents
  why: Refund['why']
  bookedOn: Instant
  /** What was given back, or could not be delivered. */
  ticketIds?: readonly string[]
}

/**
 * Money of an attempt has to go back: a case that customer and staff can see, the job that carries it out, and the mail
 * that tells of it.
 */
export async function requestRefund(world: Surroundings, tx: Transaction, claim: Claim): Promise<void> {
  const refundId = world.newRowId()
  const { clientId, orderId, attemptId, amountCents, why, bookedOn, ticketIds = [] } = claim
  const createdOn = bookedOn
  await insertRefund(tx, {
    id: refundId,
    orderId,
    attemptId,
    amountCents,
    why,
    state: 'requested',
    createdOn,
  })
  await book(tx, refundDue({ id: world.newRowId(), orderId, refundId, amountCents, bookedOn }))
  await world.jobs.send(tx, 'refundPayment', { clientId, refundId })
  await world.jobs.send(tx, 'sendRefundMail', { clientId, refundId, ticketIds: [...ticketIds], news: 'due' })
}
