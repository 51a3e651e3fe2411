import type { Context } from './context.ts'

/** Whose account it is; what belongs to an account is found only together with both. */
export interface OwnAccount {
  clientId: string
  accountId: string
}

/** The account of whoever calls. */
export const ownAccount = ({ world, visitor }: Context): OwnAccount => ({
  clientId: world.client.config.settings.clientId,
  accountId: visitor.id,
})
