import type { StaffClient, StaffDashboard } from '@billett/contract'
import {
  addMinutes,
  holdsRights,
  type Instant,
  ORDER_STATES,
  type OrderState,
  registeredSince,
  wasFulfilled,
  wasPaid,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import { COUNTED, clientName, counted } from '../listing/index.ts'
import { countOrders } from '../staff-order/index.ts'
import { customersOf, invoiceNumbers } from './figures.queries.ts'

/** Minutes. */
const SEVEN_DAYS = 7 * 24 * 60

/** What the list of orders shows of these states, from a moment on. */
const listed = (clientIds: readonly string[], is: (state: OrderState) => boolean, from?: Instant) => ({
  clientIds,
  states: ORDER_STATES.filter(is),
  from,
  before: undefined,
  trouble: undefined,
  among: undefined,
})

/** As the list counts them; where it says no more than that there are many, their invoices' numbers tell how many. */
async function fulfilledOrders(db: Statements, clientIds: readonly string[]): Promise<number> {
  const { count, isExact } = counted(await countOrders(db, listed(clientIds, wasFulfilled), COUNTED + 1))
  return isExact ? count : Math.max(count, await invoiceNumbers(db, clientIds))
}

/** How things stand with the clients that the caller sees; figures need the right to the rows they count. */
export async function showDashboard(context: Context): Promise<StaffDashboard> {
  const { world, visitor } = context
  const { db } = world
  const { clientIds } = scopeOf(context)
  const now = world.clock()
  const seesOrders = holdsRights(visitor.rights, ['AllowedToSeeOrders'])
  const seesUsers = holdsRights(visitor.rights, ['AllowedToSeeUsers'])
  const users = seesUsers ? await customersOf(db, clientIds, registeredSince('today', now)) : null
  return {
    finishedOrders: seesOrders ? await fulfilledOrders(db, clientIds) : null,
    ordersOfSevenDays: seesOrders
      ? await countOrders(db, listed(clientIds, wasPaid, addMinutes(now, -SEVEN_DAYS)), Number.MAX_SAFE_INTEGER)
      : null,
    newUsersToday: users?.fresh ?? null,
    allUsers: users?.all ?? null,
  }
}

/** The companies the caller sees, the own one first. */
export function listClients(context: Context): StaffClient[] {
  const { world } = context
  const own = clientIdOf(world)
  return scopeOf(context).clientIds.map(clientId => ({
    clientId,
    name: clientName(world, clientId),
    isOwn: clientId === own,
  }))
}
