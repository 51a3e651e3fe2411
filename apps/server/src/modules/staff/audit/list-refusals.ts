import type { StaffRefusal, StaffRefusalsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { nameOf } from './act.present.ts'
import { type ListedRefusal, refusalsOf } from './refusals.queries.ts'

export const presentRefusal = (
  world: Pick<World, 'clients'>,
  { refusal: { reason, ...refusal }, ...person }: ListedRefusal,
): StaffRefusal => ({
  ...refusal,
  actorName: nameOf(person),
  translationKey: `error.${reason}`,
  client: clientName(world, refusal.clientId),
})

/** A page of what people of the company wanted to do and were refused. */
export async function listRefusals(
  context: Context,
  { clientId, from, ...page }: StaffRefusalsQuery,
): Promise<StaffRefusal[]> {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), clientId)
  const rows = await refusalsOf(world.db, { clientIds, from }, staffWindow(page))
  return rows.map(row => presentRefusal(world, row))
}
