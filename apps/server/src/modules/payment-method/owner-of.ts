import type { Context } from '../../call/context.ts'
import type { Owner } from './stored-method.repository.ts'

export const ownerOf = ({ world, visitor }: Context): Owner => ({
  clientId: world.client.config.settings.clientId,
  accountId: visitor.id,
})
