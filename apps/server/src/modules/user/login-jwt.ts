import type { Who } from '@billett/contract'
import type { Context } from '../../call/context.ts'
import { ownAccount } from '../../call/own-account.ts'
import { readAccount } from './account.repository.ts'
import { whoIs } from './signed-in.ts'

/** Who the bearer of a token is. It hands out no other: a token that leaked would last for ever. */
export const loginJwt = async (context: Context): Promise<Who> =>
  whoIs(context.world, await readAccount(context.world.db, ownAccount(context)))
