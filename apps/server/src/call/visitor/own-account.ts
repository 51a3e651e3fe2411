import { clientIdOf } from '../client-id-of.ts'
import type { Context } from '../context.ts'

/** Whose account it is; what belongs to an account is found only together with both. */
export interface OwnAccount {
  clientId: string
  accountId: string
}

/** The account of whoever calls. */
export const ownAccount = ({ world, visitor }: Context): OwnAccount => ({
  clientId: clientIdOf(world),
  accountId: visitor.id,
})
