import type { StaffEvent, StaffEventsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { type Scope, scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { askedClients, staffWindow } from '../listing/index.ts'
import { presentEvent } from './staff-event.present.ts'
import { type EventFilter, eventsOf, type Seen } from './staff-event.repository.ts'

/** What concerns the process is told to those who see every client it serves. */
export const seenEvents = ({ clients }: Pick<World, 'clients'>, { clientIds }: Scope): Seen => ({
  clientIds,
  ofProcess: clients.served.every(clientId => clientIds.includes(clientId)),
})

/** What is looked for, of the clients that the caller sees. */
export function filterOf(
  context: Context,
  { clientId, levels, kinds, acknowledged, snoozed, mine, from, before, sort }: StaffEventsQuery,
): EventFilter {
  const scope = scopeOf(context)
  const ofProcess = seenEvents(context.world, scope).ofProcess && clientId === undefined
  return {
    clientIds: askedClients(scope, clientId),
    ofProcess,
    levels,
    kinds,
    acknowledged,
    snoozed: snoozed === undefined ? undefined : { is: snoozed, at: context.world.realClock() },
    assignedTo: mine === undefined ? undefined : mine ? context.visitor.id : null,
    from,
    before,
    sort,
  }
}

/** A page of what the staff of the clients that the caller sees must know. */
export async function listEvents(context: Context, query: StaffEventsQuery): Promise<StaffEvent[]> {
  const { world, language } = context
  const rows = await eventsOf(world.db, filterOf(context, query), staffWindow(query))
  return rows.map(row => presentEvent(world, row, language))
}
