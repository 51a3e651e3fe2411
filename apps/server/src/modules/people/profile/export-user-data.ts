import type { Context } from '../../../call/context.ts'
import { type OwnAccount, ownAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { note, readAccount } from '../account/index.ts'
import { handedOut } from './handed-out.queries.ts'

/** Everything that is stored of a customer, as a file that machines read (GDPR 15 and 20); their journal says so. */
export async function copyOfData(world: World, db: Statements, owner: OwnAccount) {
  const account = await readAccount(db, owner)
  await note(world, db, { kind: 'dataExported', accountId: account.id })
  const records = await handedOut(db, { ...owner, emailKey: account.emailKey ?? '' })
  const text = JSON.stringify({ exportedOn: world.clock(), ...records }, null, 2)
  return { bytes: Buffer.from(text), mimeType: 'application/json', fileName: 'account.json' }
}

/** The same of the caller. */
export const exportUserData = (context: Context) => copyOfData(context.world, context.world.db, ownAccount(context))
