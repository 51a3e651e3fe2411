import { type Adapter, errors } from 'oidc-provider'
import type { Shop } from '../../../../shop.ts'
import { clientMetadata } from '../client-metadata.ts'
import { openIdSettings } from '../services/open-id-settings.ts'
import { consumeState, dropState, dropStateOfGrant, findState, findStateByUid, storeState } from './state.repository.ts'
import { isStorable } from './storable.ts'

/** Clients are what the configuration says, whatever is stored. */
const clients = (shop: Shop) => async (clientId: string) => {
  const { clients: all } = await openIdSettings(shop.now())
  const client = all.find(candidate => candidate.clientId === clientId)
  return client && clientMetadata(client)
}

/** Where the provider keeps its state: in the database, so that any process goes on with what another began. */
export const stateAdapter =
  (shop: Shop) =>
  (model: string): Adapter => ({
    async find(id) {
      if (model === 'Client') return clients(shop)(id)
      return isStorable(id) ? findState(shop, { model, id }) : undefined
    },
    findByUid: uid => findStateByUid(shop, model, uid),
    // Codes are for devices without a keyboard, which have no way in here.
    findByUserCode: async () => undefined,
    async upsert(id, payload, expiresIn) {
      if (!isStorable(payload)) throw new errors.InvalidRequest('a parameter has characters that cannot be stored')
      await storeState(shop, { model, id }, { ...payload }, expiresIn)
    },
    destroy: id => dropState(shop, { model, id }),
    revokeByGrantId: grantId => dropStateOfGrant(shop, model, grantId),
    async consume(id) {
      if (!(await consumeState(shop, { model, id }))) throw new errors.InvalidGrant('already exchanged')
    },
  })
