import { type Adapter, errors } from 'oidc-provider'
import type { Surroundings } from '../../../../world.ts'
import { clientMetadata } from '../client-metadata.ts'
import { consumeState, dropState, dropStateOfGrant, findState, findStateByUid, storeState } from './state.repository.ts'
import { isStorable } from './storable.ts'

/** Clients are what the configuration says, whatever is stored. */
const clients = (world: Surroundings) => async (clientId: string) => {
  const { clients: all } = await world.openIdClients.settings()
  const client = all.find(candidate => candidate.clientId === clientId)
  return client && clientMetadata(client)
}

/** Where the provider keeps its state: in the database, so that any process goes on with what another began. */
export const stateAdapter =
  (world: Surroundings) =>
  (model: string): Adapter => ({
    async find(id) {
      if (model === 'Client') return clients(world)(id)
      return isStorable(id) ? findState(world, { model, id }) : undefined
    },
    findByUid: uid => findStateByUid(world, model, uid),
    // Codes are for devices without a keyboard, which have no way in here.
    findByUserCode: async () => undefined,
    async upsert(id, payload, expiresIn) {
      if (!isStorable(payload)) throw new errors.InvalidRequest('a parameter has characters that cannot be stored')
      await storeState(world, { model, id }, { ...payload }, expiresIn)
    },
    destroy: id => dropState(world, { model, id }),
    revokeByGrantId: grantId => dropStateOfGrant(world, model, grantId),
    async consume(id) {
      if (!(await consumeState(world, { model, id }))) throw new errors.InvalidGrant('already exchanged')
    },
  })
