import { type SchoolOrganisation, type SetObligated, setIsObligatedToControl } from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { notePortalAct } from '../reach/index.ts'
import { organisationById } from './organisation.queries.ts'
import { storeObligated } from './organisation.repository.ts'

/**
 * Says whether a school is asked first, at once or from a later day on; what waits keeps its way. Who pays says so; to
 * all others there is no such organisation. Refuses `notValid` a day that is over.
 */
export const setObligated = (
  context: Context,
  { organizationGuid, isObligatedToControl, from }: SetObligated,
): Promise<SchoolOrganisation> =>
  context.world.db.transaction(async tx => {
    const today = businessDateOf(context.world.clock())
    const said = { id: organizationGuid, isObligated: isObligatedToControl }
    const later = from === undefined || from === today ? null : from
    const isStored = await storeObligated(context, tx, { ...said, from: later })
    const changed = isStored ? await organisationById(context, tx, organizationGuid) : undefined
    if (!changed) return refuse('organisationNotFound', 'organizationGuid')
    if (from !== undefined && from < today) refuse('notValid', 'from')
    await notePortalAct(context, tx, setIsObligatedToControl, {
      aboutId: organizationGuid,
      isObligatedToControl,
      ...(later === null ? {} : { from: later }),
    })
    return changed
  })
