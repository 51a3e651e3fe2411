import { ORDER_STATES, ORDER_TROUBLES } from '@billett/domain'
import { STAFF_PAGE_SIZE } from '../values/staff-page.ts'
import { choice, choices, day, openRow, pageNumber, pageSize, shownColumns, sortedBy, text } from './address-fields.ts'
import { type ListState, listAddress } from './list-address.ts'
import { ORDER_SPANS } from './order-spans.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** What an order is shown by, beside its number, which every row begins with. */
export const ORDER_COLUMNS = ['date', 'state', 'amount', 'email', 'tickets', 'payment', 'client', 'tags'] as const

/** What the list can be put in order by: columns of it. */
const ORDER_SORTS = ['date', 'amount'] as const

const fields = {
  search: text(),
  span: choice(ORDER_SPANS, 'week'),
  from: day(),
  to: day(),
  states: choices(ORDER_STATES),
  trouble: choice(['', ...ORDER_TROUBLES], ''),
  tag: text(),
  /** One of the clients that the reader sees; '' for all of them. */
  clientId: text(),
  sort: sortedBy(ORDER_SORTS, { id: 'date', desc: true }, { amountInCent: 'amount' }),
  page: pageNumber(),
  pageSize: pageSize(PAGE_SIZES, STAFF_PAGE_SIZE),
  columns: shownColumns(ORDER_COLUMNS),
  /** The order that is looked at. */
  order: openRow(),
}

/** Which orders are listed, and how: what the address of the list says. */
export const ordersAddress = listAddress(fields)

export type OrdersState = ListState<typeof fields>
