import type { StaffRefusal, StaffRefusalsQuery } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { nameOf } from './act.present.ts'
import { type ListedRefusal, refusalsOf } from './refusals.queries.ts'

/** The last right that a call names says what it is about: those before it open the area alone. */
const RIGHT_OF: ReadonlyMap<string, string> = new Map(
  catalogue.flatMap(({ name, access }) => {
    const right = access.who === 'staff' ? access.rights.at(-1) : undefined
    return right === undefined ? [] : [[name, right] as const]
  }),
)

export const presentRefusal = (
  world: Pick<World, 'clients'>,
  { refusal: { reason, ...refusal }, ...person }: ListedRefusal,
): StaffRefusal => ({
  ...refusal,
  actorName: nameOf(person),
  right: RIGHT_OF.get(refusal.call) ?? null,
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
