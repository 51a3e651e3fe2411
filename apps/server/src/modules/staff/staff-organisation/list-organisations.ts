import type { StaffCount, StaffOrganisation, StaffOrganisationFilter, StaffOrganisationsQuery } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { scopeOf } from '../../../call/scope.ts'
import { askedClients, COUNTED, counted, staffWindow } from '../listing/index.ts'
import { type OrganisationFilter, organisationsCounted, organisationsOf } from './listed-organisations.queries.ts'
import { presentOrganisation } from './show-organisation.ts'

export const filterOf = (
  context: Context,
  { search = '', kind, state, clientId }: StaffOrganisationFilter,
): OrganisationFilter => ({
  clientIds: askedClients(scopeOf(context), clientId),
  today: businessDateOf(context.world.clock()),
  kind,
  state,
  term: search.trim(),
})

/** A page of the organisations of the clients that the caller sees. */
export async function listOrganisations(
  context: Context,
  query: StaffOrganisationsQuery,
): Promise<StaffOrganisation[]> {
  const { world } = context
  const rows = await organisationsOf(world.db, filterOf(context, query), staffWindow(query))
  return rows.map(row => presentOrganisation(world, row))
}

export const countOrganisations = async (context: Context, query: StaffOrganisationFilter): Promise<StaffCount> =>
  counted(await organisationsCounted(context.world.db, filterOf(context, query), COUNTED + 1))
