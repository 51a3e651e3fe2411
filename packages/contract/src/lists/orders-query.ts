import type { Instant } from '@billett/domain'
import type { StaffOrderFilter, StaffOrdersQuery } from '../calls/staff/staff-orders.ts'
import { momentsOf } from './order-spans.ts'
import type { OrdersState } from './orders-address.ts'

type Filter = Pick<OrdersState, 'search' | 'span' | 'from' | 'to' | 'states' | 'trouble' | 'tag' | 'clientId'>

export type AskedOrders = Filter & Pick<OrdersState, 'sort' | 'page' | 'pageSize'>

/** What the list narrows down, as the server is asked. */
const filterOf = (
  { search, states, trouble, tag, clientId, ...span }: Filter,
  now: Instant,
  timeZone: string,
): StaffOrderFilter => ({
  ...momentsOf(span, now, timeZone),
  search: search.trim() || undefined,
  states: states.length > 0 ? [...states] : undefined,
  trouble: trouble || undefined,
  tag: tag || undefined,
  clientId: clientId || undefined,
})

/** The page that is asked for, and what is counted along with it; pages of calls begin at 0. */
export function ordersQuery({ sort, page, pageSize, ...narrowed }: AskedOrders, now: Instant, timeZone: string) {
  const filter = filterOf(narrowed, now, timeZone)
  const by = sort.id === 'amount' ? 'amountInCent' : sort.id
  const query: StaffOrdersQuery = {
    ...filter,
    sort: sort.desc ? `-${by}` : by,
    page: page - 1,
    pageSize,
  }
  return { filter, query }
}
