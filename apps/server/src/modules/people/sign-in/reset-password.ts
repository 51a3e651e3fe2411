import type { InputOf, resetPassword as resetCall } from '@billett/contract'
import { hasUserType, isSameLogin, USER_TYPE } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { changeAccount, findAccount, note } from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { dropCodes, findCode, redeemCode } from '../code/index.ts'
import { dropStateOfAccount } from '../open-id/index.ts'
import { checkNewPassword } from '../password/index.ts'
import { endSessionsOf } from '../session/index.ts'
import { deletePasskeysOf } from './passkey.repository.ts'

/**
 * Sets a new password by the key of a mail, once. Every other way in ends, since any of them may be an intruder's:
 * devices, passkeys of customers, services, a new e-mail address that waits.
 */
export async function resetPassword(context: Context, body: InputOf<typeof resetCall>['body']): Promise<void> {
  const { world } = context
  const { resetKey, newPassword, userType } = body
  const code = await findCode(world, world.db, resetKey, 'passwordReset')
  const account = code && (await findAccount(world.db, code.accountId))
  const isOurs =
    account?.clientId === clientIdOf(world) && isSameLogin(account.userType, userType) && account.state === 'active'
  if (!account || !isOurs) return refuse('codeNotValid', 'resetKey')
  const { id: accountId, email, firstName, lastName, language } = account
  checkNewPassword(world, newPassword, { email: email ?? '', firstName, lastName }, 'newPassword')

  const passwordHash = await world.passwords.hash(newPassword)
  await world.db.transaction(async tx => {
    if (!(await redeemCode(world, tx, resetKey, 'passwordReset'))) refuse('codeNotValid', 'resetKey')
    await changeAccount(tx, accountId, { passwordHash, passwordChangedOn: world.clock() })
    await endSessionsOf(world, tx, accountId, 'password')
    await dropStateOfAccount(tx, accountId)
    // Whoever reads the mails of somebody of the company does not have what they show beside the password.
    if (!hasUserType(userType, USER_TYPE.HGS)) await deletePasskeysOf(tx, accountId)
    await dropCodes(world, tx, { accountId, purpose: 'emailChange' })
    await note(world, tx, { kind: 'passwordReset', accountId })
    await queueMail(world, tx, 'passwordReplaced', { accountId, language })
  })
  // Whoever reads the mails of an account is its owner, as far as limits care. Staff are told when they sign in on it.
  if (!hasUserType(userType, USER_TYPE.HGS)) context.device.remember(account.emailKey ?? '')
}
