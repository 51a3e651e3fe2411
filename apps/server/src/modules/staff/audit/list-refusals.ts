import type { StaffRefusal, StaffRefusalsQuery } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { nameOf } from './act.present.ts'
import { refusalsOf } from './refusals.queries.ts'

/** A page of what people of the company wanted to do and were refused. */
export async function listRefusals(
  context: Context,
  { clientId, from, ...page }: StaffRefusalsQuery,
): Promise<StaffRefusal[]> {
  const { world } = context
  const clientIds = askedClients(scopeOf(context), clientId)
  const rows = await refusalsOf(world.db, { clientIds, from }, staffWindow(page))
  return rows.map(({ refusal: { reason, ...refusal }, ...person }) => ({
    ...refusal,
    actorName: nameOf(person),
    translationKey: `error.${reason}`,
    client: clientName(world, refusal.clientId),
  }))
}
