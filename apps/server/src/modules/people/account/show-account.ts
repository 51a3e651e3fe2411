import type { UserData } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { type OwnAccount, ownAccount } from '../../../call/visitor/own-account.ts'
import { presentAccount } from './account.present.ts'
import { fullAccount } from './account.queries.ts'
import { readAccount } from './account.repository.ts'

/** The caller's account, or the one named. */
export async function showAccount(context: Context, owned: OwnAccount = ownAccount(context)): Promise<UserData> {
  const { world } = context
  return presentAccount(await fullAccount(world, world.db, await readAccount(world.db, owned)))
}
