import type { UserData } from '@billett/contract'
import type { Context } from '../../call/context.ts'
import { presentAccount } from './account.present.ts'
import { fullAccount } from './account.queries.ts'
import { type Owned, readAccount } from './account.repository.ts'
import { ownAccount } from './whose.ts'

/** The caller's account, or the one named. */
export async function showAccount(context: Context, owned: Owned = ownAccount(context)): Promise<UserData> {
  const { world } = context
  return presentAccount(await fullAccount(world, world.db, await readAccount(world.db, owned)))
}
