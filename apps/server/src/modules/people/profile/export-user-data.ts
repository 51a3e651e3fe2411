import type { Context } from '../../../call/context.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { note, readAccount } from '../account/index.ts'
import { handedOut } from './handed-out.queries.ts'

/** Everything that is stored of the caller, as text that machines read (GDPR 15 and 20). */
export async function exportUserData(context: Context): Promise<string> {
  const { world } = context
  const { db } = world
  const owner = ownAccount(context)
  const account = await readAccount(db, owner)
  await note(world, db, { kind: 'dataExported', accountId: account.id })
  const records = await handedOut(db, { ...owner, emailKey: account.emailKey ?? '' })
  return JSON.stringify({ exportedOn: world.clock(), ...records }, null, 2)
}
