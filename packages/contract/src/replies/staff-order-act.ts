import { ORDER_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode } from '../values/answered.ts'
import { Cents } from '../values/money.ts'
import { StaffOrderDetail } from './staff-order.ts'

/** What staff have taken back of an order, or would. */
export const CancelledOrder = z.object({
  orderId: z.string(),
  /** Of the order, afterwards. */
  state: z.enum(ORDER_STATES),
  /** The sales that are taken back. */
  bookings: z.array(z.object({ guid: z.string(), ticketName: z.string(), amountInCent: Cents })),
  /** What goes back altogether, by the payment that brought it. */
  amountInCent: Cents,
  currency: CurrencyCode,
  /** What it was paid with, as far as the provider tells. */
  paymentMethod: z.nullable(z.string()),
  /** Nothing else is left of the order. */
  isWhole: z.boolean(),
  /** It is not done before somebody else has agreed. */
  needsSecondPerson: z.boolean(),
})
export type CancelledOrder = z.infer<typeof CancelledOrder>

/** How the payment of an order stands, now that the provider was asked. */
export const VerifiedOrder = z.object({
  orderId: z.string(),
  state: z.enum(ORDER_STATES),
  attempts: StaffOrderDetail.shape.attempts,
})
export type VerifiedOrder = z.infer<typeof VerifiedOrder>
