import type { ServiceAccess } from '@billett/contract'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { openIdSettings } from '../services/open-id-settings.ts'
import { dropStateOfClient } from '../state/state.repository.ts'
import { rightsOf } from './access-request.ts'
import { consentsOf, dropConsent } from './consent.repository.ts'

/** Other services the caller has agreed to tell something. */
export async function serviceAccesses({ world, visitor, language }: Context): Promise<ServiceAccess[]> {
  const settings = await openIdSettings(world)
  const consents = await consentsOf(world.db, visitor.id)
  return consents.map(({ openIdClientId, scopes, acceptedOn }) => ({
    serviceId: openIdClientId,
    name: settings.clients.find(({ clientId }) => clientId === openIdClientId)?.name ?? openIdClientId,
    rights: rightsOf(settings, scopes, language),
    agreedOn: acceptedOn,
  }))
}

/** Takes a consent back, together with every token that was given out for it. */
export async function revokeServiceAccess(context: Context, openIdClientId: string): Promise<ServiceAccess[]> {
  const { world, visitor } = context
  const named = { accountId: visitor.id, openIdClientId }
  await world.db.transaction(async tx => {
    if (!(await dropConsent(tx, named))) refuse('notFound', 'serviceId')
    await dropStateOfClient(tx, named)
  })
  return serviceAccesses(context)
}
