import type { StaffOrder, StaffOrderFilter, StaffOrdersQuery } from '@billett/contract'
import { addMinutes, isOpen, ORDER_STATES, type OrderState, type OrderTrouble } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { foundOrders } from './found-orders.queries.ts'
import { countOrders, listedOrders, type OrderFilter } from './listed-orders.queries.ts'
import { statesOfTrouble } from './order-trouble.queries.ts'
import { presentListed } from './staff-order.present.ts'

/** Minutes. What is sorted by anything but the date has to be read whole: not more than this of it. */
const SORTED_SPAN = 31 * 24 * 60

/** And not more orders than this, of whatever states are asked for. */
const SORTED_ORDERS = 50_000

/** A cart is of interest to whoever looks for it, or for trouble: too little that was paid leaves a cart behind. */
const usualStates = (term: string, trouble: OrderTrouble | undefined): readonly OrderState[] =>
  term === '' && trouble === undefined ? ORDER_STATES.filter(state => !isOpen(state)) : ORDER_STATES

/** What is looked for, of the clients that the caller sees. Refuses `narrowFilter` where a text may mean too many. */
export async function filterOf(
  context: Context,
  query: StaffOrderFilter,
  db: Statements = context.world.db,
): Promise<OrderFilter> {
  const { customDate, before, trouble, tag } = query
  const clientIds = askedClients(scopeOf(context), query.clientId)
  const term = query.search ?? ''
  const states = query.states ?? usualStates(term, trouble)
  const among = term === '' ? undefined : await foundOrders(db, clientIds, term, COUNTED)
  if (among && among.length > COUNTED) refuse('narrowFilter', 'search')
  const inTrouble = trouble && statesOfTrouble(trouble)
  return {
    clientIds,
    states: inTrouble ? states.filter(state => inTrouble.includes(state)) : states,
    from: customDate,
    before,
    trouble,
    tag,
    among,
  }
}

const isShort = ({ from, before }: OrderFilter, now: string): boolean =>
  from !== undefined && addMinutes(from, SORTED_SPAN) >= (before ?? now)

/** Whether the orders of a filter can be read whole, to be sorted by what no index knows. */
async function canBeSorted({ world }: Context, filter: OrderFilter): Promise<boolean> {
  if (filter.among || filter.tag !== undefined) return true
  if (!isShort(filter, world.clock())) return false
  const asked = { ...filter, trouble: undefined }
  return (await countOrders(world.db, asked, SORTED_ORDERS + 1)) <= SORTED_ORDERS
}

/** A page of the orders that staff look for. Refuses `narrowFilter` where it could not be served in time. */
export async function searchOrders(context: Context, query: StaffOrdersQuery): Promise<StaffOrder[]> {
  const { world, language } = context
  const window = staffWindow(query)
  const filter = await filterOf(context, query)
  const sort = query.sort ?? '-date'
  const isSorted = sort === 'date' || sort === '-date'
  if (!isSorted && !(await canBeSorted(context, filter))) refuse('narrowFilter', 'sort')
  const rows = await listedOrders(world.db, filter, sort, window)
  return rows.map(row => presentListed(world, row, language))
}

export async function countFound(
  context: Context,
  query: StaffOrderFilter,
): Promise<{ count: number; isExact: boolean }> {
  const filter = await filterOf(context, query)
  return counted(await countOrders(context.world.db, filter, COUNTED + 1))
}

/** The orders of one person, of the clients that the caller sees. */
export async function ordersOfUser(
  context: Context,
  userId: string,
  page: Parameters<typeof staffWindow>[0],
): Promise<StaffOrder[]> {
  const { world, language } = context
  const filter = { ...(await filterOf(context, {})), ownerId: userId }
  const rows = await listedOrders(world.db, filter, '-date', staffWindow(page))
  return rows.map(row => presentListed(world, row, language))
}
