import type { Cents, RefundCause } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import { refundsOf } from '../../ticket/order/index.ts'

/** Money of an order that goes back, or has gone back, for one of these causes; what could not go yet included. */
export async function givenBackOf(db: Statements, orderId: string, causes: readonly RefundCause[]): Promise<Cents> {
  const refunds = await refundsOf(db, orderId)
  return refunds.filter(({ why }) => causes.includes(why)).reduce((cents, { amountCents }) => cents + amountCents, 0)
}
