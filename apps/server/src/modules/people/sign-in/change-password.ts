import type { SignedIn } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { changeAccount, note, readAccount } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { dropStateOfAccount } from '../open-id/index.ts'
import { checkNewPassword, checkOwnPassword } from '../password/index.ts'
import { endSessionsOf, signedIn, startSession } from '../session/index.ts'

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
    return startSession(context, tx, account)
  })
  return signedIn(world, account, session)
}
