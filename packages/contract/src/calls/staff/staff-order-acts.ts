import { CANCEL_REASONS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { BulkOrder } from '../../replies/staff-order.ts'
import { CancelledOrder, VerifiedOrder } from '../../replies/staff-order-act.ts'
import { count } from '../../values/count.ts'
import { DryRun } from '../../values/staff-page.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'
import { StaffOrderFilter } from './staff-orders.ts'

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'] as const

const COMMENT_LENGTH = 500

/** Milliseconds. A thousand orders are looked at one by one. */
const BULK_TIMEOUT = 60_000
const BOOKINGS = 100

const CancelOrder = z.object({
  orderId: Guid,
  /** Why; kept with the note of the act. `Manual cancellation by an administrator.` without it. */
  comment: z.optional(line(COMMENT_LENGTH)),
  /** Which of these it is, kept with the note as well; nothing is said without it. */
  reason: z.optional(z.enum(CANCEL_REASONS, key('notValid'))),
  /** The sales to take back; all that are left of the order without it. */
  bookingIds: z.optional(
    z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(BOOKINGS, key('outOfRange'))),
  ),
  /** What a trial said would go back; `error.changedMeanwhile` where it is another amount by now. */
  expectedAmountInCent: z.optional(count(0, Number.MAX_SAFE_INTEGER)),
})
export type CancelOrder = z.infer<typeof CancelOrder>

export const cancelStaffOrder = defineCall({
  name: 'admin/cancelOrder',
  service,
  method: 'POST',
  path: '/admin/cancelOrder',
  summary: 'Takes an order back, or some of it: its tickets end, and their price goes back',
  access: { who: 'staff', rights: [...rights, 'AllowedToCancelOrders'], stepUp: true, approval: 'cancellation' },
  query: DryRun,
  body: CancelOrder,
  reply: list(CancelledOrder),
})

const VerifyPayment = z.object({ orderId: Guid })

export const verifyStaffOrder = defineCall({
  name: 'admin/verifyOrderPayment',
  service,
  method: 'POST',
  path: '/admin/verifyOrderPayment',
  summary: 'Asks the provider how the payment of an order stands, and settles what it says',
  access: { who: 'staff', rights: [...rights, 'AllowedToVerifyPayments'] },
  body: VerifyPayment,
  reply: list(VerifiedOrder),
})

const OrderParams = z.object({ orderId: Guid })

export const resendStaffOrder = defineCall({
  name: 'admin/resendEmail',
  service,
  method: 'GET',
  path: '/admin/resendEmail/{orderId}',
  summary: 'Sends the mail of an order once more, to its buyer',
  access: { who: 'staff', rights: [...rights, 'AllowedToResendMails'] },
  params: OrderParams,
  reply: empty,
  effect: true,
})

/** How many orders are tagged at once. */
export const TAGGED_ORDERS = 1_000

/** How many tags are put on orders, or taken off them, at once. */
const TAGS_AT_ONCE = 10

const Tags = z.array(requiredLine()).check(z.maxLength(TAGS_AT_ONCE, key('outOfRange')))

const TagOrders = z.object({
  /** Of which orders. */
  orderIds: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(TAGGED_ORDERS, key('outOfRange'))),
  /** Those that are put on them; `error.tooManyTags` where one would have more than twenty. */
  add: z.optional(Tags),
  /** Those that are taken off them, put there by whomever. */
  remove: z.optional(Tags),
})
export type TagOrders = z.infer<typeof TagOrders>

export const tagStaffOrders = defineCall({
  name: 'admin/tagOrders',
  service,
  method: 'POST',
  path: '/admin/orders/tags',
  summary: 'Puts tags on orders and takes some off, to find these again; says of each whether, or why not',
  access: { who: 'staff', rights },
  body: TagOrders,
  reply: list(BulkOrder),
  timeout: BULK_TIMEOUT,
})

/** How many orders are mailed again at once. */
export const RESENT_ORDERS = 1_000

const ResendOrders = z.object({
  /** Which. */
  orderIds: z.optional(
    z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(RESENT_ORDERS, key('outOfRange'))),
  ),
  /** Or every paid order that the list finds, where that is no more than a thousand; else `error.narrowFilter`. */
  filter: z.optional(StaffOrderFilter),
})
export type ResendOrders = z.infer<typeof ResendOrders>

export const resendStaffOrders = defineCall({
  name: 'admin/resendOrders',
  service,
  method: 'POST',
  path: '/admin/orders/resend',
  summary: 'Sends the mails of several orders once more, or of all that are found; says of each whether, or why not',
  access: { who: 'staff', rights: [...rights, 'AllowedToResendMails'], approval: 'mails' },
  query: DryRun,
  body: ResendOrders,
  reply: list(BulkOrder),
  timeout: BULK_TIMEOUT,
})
