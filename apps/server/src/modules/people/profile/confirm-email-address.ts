import { emailKey, isSameLogin } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { isTaken } from '../../../db/is-taken.ts'
import {
  bringBelongingsOfAddress,
  changeAccount,
  confirmedWithEmail,
  lockAccount,
  lockEmail,
  note,
} from '../account/index.ts'
import { findCode, redeemCode } from '../code/index.ts'

/** The new address is the account's from now on, unless another account has confirmed it meanwhile. */
export async function confirmEmailAddress(context: Context, code: string): Promise<void> {
  try {
    await context.world.db.transaction(tx => confirmIn(context, tx, code))
  } catch (error) {
    // Somebody else confirmed it between our look and our change.
    if (isTaken(error, 'user_account_email')) refuse('emailInUse', 'token')
    throw error
  }
}

async function confirmIn(context: Context, tx: Transaction, code: string): Promise<void> {
  const { world } = context
  const clientId = clientIdOf(world)
  const found = await findCode(world, tx, code, 'emailChange')
  const email = found?.email
  if (!email) return refuse('codeNotValid', 'token')
  const key = emailKey(email)
  await lockEmail(tx, clientId, key)
  const redeemed = await redeemCode(world, tx, code, 'emailChange')
  if (!redeemed) return refuse('codeNotValid', 'token')
  const account = await lockAccount(tx, { clientId, accountId: redeemed.accountId })
  const others = await confirmedWithEmail(tx, account.clientId, key)
  if (others.some(other => isSameLogin(other.userType, account.userType) && other.id !== account.id))
    refuse('emailInUse', 'token')
  await changeAccount(tx, account.id, { email, emailKey: key })
  await bringBelongingsOfAddress(world, tx, { ...account, email, emailKey: key })
  await note(world, tx, { kind: 'emailChanged', accountId: account.id })
}
