import type { Context } from '../../call/context.ts'
import type { Owner } from './order.repository.ts'

/** Orders are found only together with whose they are. */
export const ownerOf = ({ world, visitor }: Context): Owner => ({
  clientId: world.client.config.settings.clientId,
  ownerId: visitor.id,
})
