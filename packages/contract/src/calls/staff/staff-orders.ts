import { ORDER_STATES, ORDER_TROUBLES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { StaffOrder, StaffOrderDetail } from '../../replies/staff-order.ts'
import { Instant } from '../../values/date.ts'
import { LIST_FILE_TIMEOUT, listFile, listFileFields } from '../../values/list-file.ts'
import { StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeOrders'] } as const

/** What the list of orders is sorted by; a minus turns it round. */
export const STAFF_ORDER_SORTS = ['-date', 'date', '-amountInCent', 'amountInCent'] as const

export const StaffOrderFilter = z.object({
  /**
   * Number of an order, a ticket (`BCDFGHJK23-2`), an invoice or of the provider's, an e-mail address or how one
   * begins, how a last name begins, or the last four digits of a card or account where the provider told them.
   */
  search: z.optional(line(120)),
  /** Orders that were begun at this moment or later; without it, however old. */
  customDate: z.optional(Instant),
  /** Orders that were begun before this moment. */
  before: z.optional(Instant),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /**
   * Any of these; without it all but carts (`created`, `prepared`), and these too where `search` or `trouble` says
   * something.
   */
  states: z.optional(z.array(z.enum(ORDER_STATES, key('notValid')))),
  trouble: z.optional(z.enum(ORDER_TROUBLES, key('notValid'))),
  /** What staff have tagged them with. */
  tag: z.optional(line()),
})
export type StaffOrderFilter = z.infer<typeof StaffOrderFilter>

const StaffOrdersQuery = z.extend(StaffOrderFilter, {
  ...staffPageFields,
  /**
   * `-date` without it: the latest first. Sorting by anything but `date` needs a search, a tag, or a span of 31 days at
   * most in which no more than 50,000 orders are of the states that are asked for: `error.narrowFilter` otherwise.
   */
  sort: z.optional(z.enum(STAFF_ORDER_SORTS, key('notValid'))),
})
export type StaffOrdersQuery = z.infer<typeof StaffOrdersQuery>

export const searchStaffOrders = defineCall({
  name: 'admin/searchStaffOrders',
  service,
  method: 'GET',
  path: '/admin/orders',
  summary: 'A page of the orders that staff look for, of every client they see',
  access,
  query: StaffOrdersQuery,
  reply: list(StaffOrder),
  supersedes: true,
})

export const countStaffOrders = defineCall({
  name: 'admin/countStaffOrders',
  service,
  method: 'GET',
  path: '/admin/orders/count',
  summary: 'How many orders staff would find',
  access,
  query: StaffOrderFilter,
  reply: list(StaffCount),
  supersedes: true,
})

/** How many chosen orders fit into an address. */
export const EXPORTED_ORDERS = 100

const StaffOrdersFileQuery = z.extend(StaffOrderFilter, {
  /** These alone, of those that the filter finds. */
  orderIds: z.optional(z.array(Guid).check(z.maxLength(EXPORTED_ORDERS, key('outOfRange')))),
  ...listFileFields,
  /** `-date` without it. Whatever else the list is sorted by, its file comes by `date`. */
  sort: z.optional(z.enum(STAFF_ORDER_SORTS, key('notValid'))),
})
export type StaffOrdersFileQuery = z.infer<typeof StaffOrdersFileQuery>

export const exportStaffOrders = defineCall({
  name: 'admin/exportOrders',
  service,
  method: 'GET',
  path: '/admin/orders/export',
  summary: 'All of these orders as CSV or XLSX; e-mail addresses in full with the right to export personal data alone',
  access: { ...access, noted: true },
  query: StaffOrdersFileQuery,
  reply: listFile,
  timeout: LIST_FILE_TIMEOUT,
})

const OfUser = z.object({ userId: Guid })
const UserOrdersQuery = z.object(staffPageFields)

export const getStaffOrdersOfUser = defineCall({
  name: 'admin/getStaffOrdersOfUser',
  service,
  method: 'GET',
  path: '/admin/orders/{userId}/orders',
  summary: 'The orders of one person, the latest first',
  access,
  params: OfUser,
  query: UserOrdersQuery,
  reply: list(StaffOrder),
})

const StaffOrderTag = z.object({
  /** As staff have put it on orders. */
  tag: z.string(),
})
export type StaffOrderTag = z.infer<typeof StaffOrderTag>

export const getStaffOrderTags = defineCall({
  name: 'admin/getOrderTags',
  service,
  method: 'GET',
  path: '/admin/orderTags',
  summary: 'The tags that orders have which the caller sees, in the order of the alphabet; two hundred at most',
  access,
  reply: list(StaffOrderTag),
})

const OrderParams = z.object({ orderId: Guid })

export const getStaffOrder = defineCall({
  name: 'admin/getStaffOrder',
  service,
  method: 'GET',
  path: '/admin/orders/{orderId}',
  summary: 'Everything about an order: bookings, the way of its money, tries at paying, mails',
  access: { ...access, noted: true },
  params: OrderParams,
  reply: list(StaffOrderDetail),
})
