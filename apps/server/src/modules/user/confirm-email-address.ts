import { emailKey } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import { changeAccount, confirmedWithEmail, lockAccount } from './account.repository.ts'
import { bringOrders } from './bring-orders.ts'
import { note } from './journal.ts'
import { redeemCode } from './one-time-codes.ts'
import { clientIdOf } from './whose.ts'

/** The new address is the account's from now on, unless another account has confirmed it meanwhile. */
export async function confirmEmailAddress(context: Context, code: string): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const redeemed = await redeemCode(world, tx, code, 'emailChange')
    const email = redeemed?.email
    if (!redeemed || !email) return refuse('codeNotValid', 'token')
    const account = await lockAccount(tx, { clientId: clientIdOf(world), accountId: redeemed.accountId })
    const key = emailKey(email)
    const others = await confirmedWithEmail(tx, account.clientId, key)
    if (others.some(other => other.userType === account.userType && other.id !== account.id))
      refuse('emailInUse', 'token')
    await changeAccount(tx, account.id, { email, emailKey: key })
    await bringOrders(context, tx, { ...account, email, emailKey: key })
    await note(world, tx, { kind: 'emailChanged', accountId: account.id })
  })
}
