import { type SchoolOrganisation, type SetObligated, setIsObligatedToControl } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { notePortalAct } from '../reach/index.ts'
import { organisationById } from './organisation.queries.ts'
import { storeObligated } from './organisation.repository.ts'

/** Says whether a school is asked first. Who pays says so; to all others there is no such organisation. */
export const setObligated = (
  context: Context,
  { organizationGuid, isObligatedToControl }: SetObligated,
): Promise<SchoolOrganisation> =>
  context.world.db.transaction(async tx => {
    const isStored = await storeObligated(context, tx, { id: organizationGuid, isObligated: isObligatedToControl })
    const changed = isStored ? await organisationById(context, tx, organizationGuid) : undefined
    if (!changed) return refuse('organisationNotFound', 'organizationGuid')
    await notePortalAct(context, tx, setIsObligatedToControl, { aboutId: organizationGuid, isObligatedToControl })
    return changed
  })
