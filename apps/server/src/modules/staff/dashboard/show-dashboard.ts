import type { StaffClient, StaffDashboard } from '@billett/contract'
import { addMinutes, BERLIN, businessDateOf, holdsRights, startOfDay } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { clientName } from '../listing/index.ts'
import { customersOf, finishedOrders, ordersPaidSince } from './figures.queries.ts'

/** Minutes. */
const SEVEN_DAYS = 7 * 24 * 60

/** How things stand with the clients that the caller sees; figures need the right to the rows they count. */
export async function showDashboard(context: Context): Promise<StaffDashboard> {
  const { world, visitor } = context
  const { db } = world
  const { clientIds } = scopeOf(context)
  const now = world.clock()
  const seesOrders = holdsRights(visitor.rights, ['AllowedToSeeOrders'])
  const seesUsers = holdsRights(visitor.rights, ['AllowedToSeeUsers'])
  const users = seesUsers ? await customersOf(db, clientIds, startOfDay(businessDateOf(now), BERLIN)) : null
  return {
    finishedOrders: seesOrders ? await finishedOrders(db, clientIds) : null,
    ordersOfSevenDays: seesOrders ? await ordersPaidSince(db, clientIds, addMinutes(now, -SEVEN_DAYS)) : null,
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
