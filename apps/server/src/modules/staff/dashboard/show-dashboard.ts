import type { StaffClient, StaffDashboard } from '@billett/contract'
import { addMinutes, BERLIN, businessDateOf, holdsRights, startOfDay } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { waitingForOthers } from '../approval/index.ts'
import { clientName } from '../listing/index.ts'
import { seenEvents } from '../staff-event/index.ts'
import { waitingSubmissions } from '../staff-submission/index.ts'
import { customersOf, finishedOrders, openEvents, ordersPaidSince } from './figures.queries.ts'
import { contractsToSeeTo, ordersWithFailedRefund } from './queues.queries.ts'

/** Minutes. */
const SEVEN_DAYS = 7 * 24 * 60

/** How things stand with the clients that the caller sees; figures need the right to the rows they count. */
export async function showDashboard(context: Context): Promise<StaffDashboard> {
  const { world, visitor } = context
  const { db } = world
  const scope = scopeOf(context)
  const { clientIds } = scope
  const now = world.clock()
  const seesOrders = holdsRights(visitor.rights, ['AllowedToSeeOrders'])
  const seesUsers = holdsRights(visitor.rights, ['AllowedToSeeUsers'])
  const users = seesUsers ? await customersOf(db, clientIds, startOfDay(businessDateOf(now), BERLIN)) : null
  const seesContracts = holdsRights(visitor.rights, ['AllowedToSeeContracts'])
  const seesSubmissions = holdsRights(visitor.rights, ['AllowedToSeeSubmissions'])
  const approves = holdsRights(visitor.rights, ['AllowedToApprove'])
  const events = await openEvents(db, seenEvents(world, scope))
  return {
    finishedOrders: seesOrders ? await finishedOrders(db, clientIds) : null,
    ordersOfSevenDays: seesOrders ? await ordersPaidSince(db, clientIds, addMinutes(now, -SEVEN_DAYS)) : null,
    newUsersToday: users?.fresh ?? null,
    allUsers: users?.all ?? null,
    openEvents: events.count,
    oldestEvent: events.oldest,
    waitingApprovals: approves ? await approvalsFor(context) : null,
    failedRefunds: seesOrders ? await ordersWithFailedRefund(db, clientIds) : null,
    submissions: seesSubmissions ? await waitingSubmissions(db, { clientIds, reader: visitor.id }) : null,
    undecidedContracts: seesContracts ? await contractsToSeeTo(db, clientIds, 'undecided') : null,
    parkedContracts: seesContracts ? await contractsToSeeTo(db, clientIds, 'parked') : null,
  }
}

const approvalsFor = ({ world, visitor }: Context) =>
  waitingForOthers(world.db, { clientId: clientIdOf(world), reader: visitor.id, now: world.realClock() })

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
