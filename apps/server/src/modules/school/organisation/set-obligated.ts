import { type SchoolOrganisation, type SetObligated, setIsObligatedToControl } from '@billett/contract'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { notePortalAct, reachOf } from '../reach/index.ts'
import { organisationById } from './organisation.queries.ts'

/** Says whether a school is asked first. Who pays says so; to all others there is no such organisation. */
export const setObligated = (
  context: Context,
  { organizationGuid, isObligatedToControl }: SetObligated,
): Promise<SchoolOrganisation> =>
  context.world.db.transaction(async tx => {
    const { rows } = await tx.execute(sql`
      update organisation o set is_obligated_to_control = ${isObligatedToControl}
      from ${reachOf(context)} as reach
      where o.id = ${organizationGuid} and reach.organisation_id = o.id and reach.pays returning o.id`)
    const changed = rows.length > 0 ? await organisationById(context, tx, organizationGuid) : undefined
    if (!changed) return refuse('organisationNotFound', 'organizationGuid')
    await notePortalAct(context, tx, setIsObligatedToControl, { aboutId: organizationGuid, isObligatedToControl })
    return changed
  })
