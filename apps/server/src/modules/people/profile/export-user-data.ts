import type { Order } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/own-account.ts'
import { ordersOf, ownerOf } from '../../ticket/order/index.ts'
import { fullAccount, note, presentAccount, readAccount } from '../account/index.ts'
import { MOST_HANDED_OUT, recordsOf } from './user-data.queries.ts'

const presentOrder = ({ clientId, ownerId, ...order }: Order) => order

/** Everything that is stored of the caller, as text that machines read (GDPR 15 and 20). */
export async function exportUserData(context: Context): Promise<string> {
  const { world } = context
  const { db } = world
  const owner = ownAccount(context)
  const account = await readAccount(db, owner)
  await note(world, db, { kind: 'dataExported', accountId: account.id })
  const all = {
    exportedOn: world.clock(),
    account: presentAccount(await fullAccount(world, db, account)),
    ...(await recordsOf(db, owner)),
    orders: (await ordersOf(db, ownerOf(context), MOST_HANDED_OUT)).map(presentOrder),
  }
  return JSON.stringify(all, null, 2)
}
