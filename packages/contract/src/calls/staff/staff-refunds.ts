import { REFUND_SOURCES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { MovedRefund } from '../../replies/staff-refund.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const access = {
  who: 'staff',
  rights: ['AllowedToUseAdminPanel', 'AllowedToSeeOrders', 'AllowedToCancelOrders'],
  stepUp: true,
  approval: 'cancellation',
} as const

/** More tries than anybody makes. */
const MOST_TRIES = 10_000

/** As long as what stands on a transfer (SEPA). */
export const PAID_REFERENCE_LENGTH = 140

const RefundParams = z.object({
  orderId: Guid,
  /** Which of its refunds. */
  refundId: Guid,
})

const RetryRefund = z.object({
  /** After how many tries it was seen failed; `error.changedMeanwhile` where somebody has moved it since. */
  expectedTries: count(1, MOST_TRIES),
})

export const retryStaffRefund = defineCall({
  name: 'admin/retryRefund',
  service,
  method: 'POST',
  path: '/admin/orders/{orderId}/refunds/{refundId}/retry',
  summary: 'Has the provider asked again for a refund that it refused; it can go back once only',
  access,
  params: RefundParams,
  query: DryRun,
  body: RetryRefund,
  reply: list(MovedRefund),
})

const RefundByHand = z.extend(RetryRefund, {
  /** From where. `provider`: on the provider's own pages. */
  paidFrom: z.enum(REFUND_SOURCES, key('notValid')),
  /** What says so there, as the reference of the transfer. */
  paidReference: requiredLine(PAID_REFERENCE_LENGTH),
  /** On which day: not before it was owed, nor later than today; `error.outOfRange` otherwise. */
  paidOn: PlainDate,
})
export type RefundByHand = z.infer<typeof RefundByHand>

export const endStaffRefundByHand = defineCall({
  name: 'admin/endRefundByHand',
  service,
  method: 'POST',
  path: '/admin/orders/{orderId}/refunds/{refundId}/byHand',
  summary: 'Notes that a refund which its provider refused was paid back by hand, whole; it is owed no longer',
  access,
  params: RefundParams,
  query: DryRun,
  body: RefundByHand,
  reply: list(MovedRefund),
})
