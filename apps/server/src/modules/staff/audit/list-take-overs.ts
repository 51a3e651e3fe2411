import { type StaffTakeOver, type StaffTakeOversQuery, TAKE_OVER_SUBJECTS } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { World } from '../../../world.ts'
import { askedClients, clientName, staffWindow } from '../listing/index.ts'
import { nameOf } from './act.present.ts'
import { type ListedTakeOver, listedTakeOvers, type TakeOverFilter } from './take-overs.queries.ts'

export const presentTakeOver = (
  world: Pick<World, 'clients'>,
  { firstName, lastName, changed, ...row }: ListedTakeOver,
): StaffTakeOver => ({
  ...row,
  actorName: nameOf({ firstName, lastName }),
  changed: TAKE_OVER_SUBJECTS.filter(subject => changed.includes(subject)),
  client: clientName(world, row.clientId),
})

export const filterOf = (
  context: Context,
  { clientId, from, before }: Pick<StaffTakeOversQuery, 'clientId' | 'from' | 'before'>,
): TakeOverFilter => ({ clientIds: askedClients(scopeOf(context), clientId), from, before })

/** A page of the report: in whose place people of the company acted, why, and what they changed. */
export async function listTakeOvers(
  context: Context,
  { clientId, from, before, ...page }: StaffTakeOversQuery,
): Promise<StaffTakeOver[]> {
  const { world } = context
  const rows = await listedTakeOvers(world.db, filterOf(context, { clientId, from, before }), staffWindow(page))
  return rows.map(row => presentTakeOver(world, row))
}
