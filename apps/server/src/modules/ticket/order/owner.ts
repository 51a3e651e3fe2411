import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Owner } from './order.repository.ts'

/** Orders are found only together with whose they are. */
export const ownerOf = ({ world, visitor }: Context): Owner => ({
  clientId: clientIdOf(world),
  ownerId: visitor.id,
})
