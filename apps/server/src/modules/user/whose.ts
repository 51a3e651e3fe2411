import type { Context } from '../../call/context.ts'
import type { World } from '../../world.ts'
import type { Owned } from './account.repository.ts'

export const clientIdOf = ({ client }: World): string => client.config.settings.clientId

/** The account of whoever calls. */
export const ownAccount = ({ world, visitor }: Context): Owned => ({
  clientId: clientIdOf(world),
  accountId: visitor.id,
})
