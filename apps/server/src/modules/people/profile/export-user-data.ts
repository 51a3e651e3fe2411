import { maskedIban } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { type OwnAccount, ownAccount } from '../../../call/visitor/own-account.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { note, readAccount } from '../account/index.ts'
import { handedOut } from './handed-out.queries.ts'

/** Who passes the file on reads no account number whole, here as elsewhere. */
const masked = (name: string, value: unknown): unknown =>
  name === 'iban' && typeof value === 'string' ? maskedIban(value) : value

/**
 * Everything that is stored of a customer, as a file that machines read (GDPR 15 and 20); their journal says so.
 * `isPassedOn`: somebody else hands it to them.
 */
export async function copyOfData(
  world: World,
  db: Statements,
  owner: OwnAccount,
  { isPassedOn }: { isPassedOn: boolean },
) {
  const account = await readAccount(db, owner)
  await note(world, db, { kind: 'dataExported', accountId: account.id })
  const records = await handedOut(db, { ...owner, emailKey: account.emailKey ?? '' })
  const text = JSON.stringify({ exportedOn: world.clock(), ...records }, isPassedOn ? masked : undefined, 2)
  return { bytes: Buffer.from(text), mimeType: 'application/json', fileName: 'account.json' }
}

/** The same of the caller. */
export const exportUserData = (context: Context) =>
  copyOfData(context.world, context.world.db, ownAccount(context), { isPassedOn: false })
