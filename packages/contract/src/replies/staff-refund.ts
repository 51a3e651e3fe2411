import { REFUND_CAUSES, REFUND_FAILURES, REFUND_SOURCES, REFUND_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { CurrencyCode, DateText, InstantText } from '../values/answered.ts'
import { Cents } from '../values/money.ts'

/** Money of an order that goes back, as staff see it. */
export const StaffRefund = z.object({
  guid: z.string(),
  amountInCent: Cents,
  why: z.enum(REFUND_CAUSES),
  state: z.enum(REFUND_STATES),
  createdOn: InstantText,
  doneOn: z.nullable(InstantText),
  /** How often the provider was to be asked; whoever has it tried again says what they saw. */
  tries: z.int(),
  /** When staff had it tried again, the last time. */
  askedOn: z.nullable(InstantText),
  /** Why it came to nothing; null where it did not, or nobody knows. */
  failure: z.nullable(z.enum(REFUND_FAILURES)),
  /** From where somebody paid it back by hand; null where the provider did, or nobody has. */
  paidFrom: z.nullable(z.enum(REFUND_SOURCES)),
  /** What says so at the bank, or at the provider. */
  paidReference: z.nullable(z.string()),
  /** On which day somebody paid it by hand. */
  paidOn: z.nullable(DateText),
})
export type StaffRefund = z.infer<typeof StaffRefund>

/** What becomes of a refund that had failed, or would. */
export const MovedRefund = z.object({
  orderId: z.string(),
  /** As it is afterwards. */
  refund: StaffRefund,
  currency: CurrencyCode,
  /** What it was paid with, as far as the provider tells. */
  paymentMethod: z.nullable(z.string()),
  /** It is not done before somebody else has agreed. */
  needsSecondPerson: z.boolean(),
})
export type MovedRefund = z.infer<typeof MovedRefund>
