import type { SignedIn } from '@billett/contract'
import type { Context } from '../../call/context.ts'
import { ownAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import { dropStateOfAccount } from '../people/open-id/index.ts'
import { changeAccount, readAccount } from './account.repository.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { note } from './journal.repository.ts'
import { checkNewPassword } from './new-password.ts'
import { queueMail } from './queue-mail.ts'
import { endSessionsOf } from './session.repository.ts'
import { startSession } from './sessions.ts'
import { signedIn } from './signed-in.ts'

/** Changes the caller's password. Every device and service is signed out; this one goes on with a new session. */
export async function changePassword(context: Context, oldPassword: string, newPassword: string): Promise<SignedIn> {
  const { world } = context
  const account = await readAccount(world.db, ownAccount(context))
  await checkOwnPassword(context, account, oldPassword, 'oldPassword')
  const { id: accountId, email, firstName, lastName, language } = account
  checkNewPassword(world, newPassword, { email: email ?? '', firstName, lastName }, 'newPassword')
  if (account.state !== 'active') refuse('accountDisabled')

  const passwordHash = await world.passwords.hash(newPassword)
  const session = await world.db.transaction(async tx => {
    await changeAccount(tx, accountId, { passwordHash, passwordChangedOn: world.clock() })
    await endSessionsOf(world, tx, accountId, 'password')
    await dropStateOfAccount(tx, accountId)
    await note(world, tx, { kind: 'passwordChanged', accountId })
    await queueMail(world, tx, 'passwordChanged', { accountId, language })
    return startSession(context, tx, accountId)
  })
  return signedIn(world, account, session)
}
