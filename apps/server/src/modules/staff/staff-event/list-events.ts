import type { StaffEvent, StaffEventsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { type Scope, scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { askedClients, staffWindow } from '../listing/index.ts'
import { presentEvent } from './staff-event.present.ts'
import { eventsOf, type Seen } from './staff-event.repository.ts'

/** What concerns the process is told to those who see every client it serves. */
export const seenEvents = ({ clients }: Pick<World, 'clients'>, { clientIds }: Scope): Seen => ({
  clientIds,
  ofProcess: clients.served.every(clientId => clientIds.includes(clientId)),
})

/** A page of what the staff of the clients that the caller sees must know. */
export async function listEvents(
  context: Context,
  { clientId, levels, acknowledged, from, before, ...page }: StaffEventsQuery,
): Promise<StaffEvent[]> {
  const { world, language } = context
  const scope = scopeOf(context)
  const seen = seenEvents(world, scope)
  const asked = { clientIds: askedClients(scope, clientId), ofProcess: seen.ofProcess && clientId === undefined }
  const rows = await eventsOf(world.db, { ...asked, levels, acknowledged, from, before }, staffWindow(page))
  return rows.map(row => presentEvent(world, row, language))
}
