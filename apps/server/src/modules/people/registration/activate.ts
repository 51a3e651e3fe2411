import { isSameLogin } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import {
  type Account,
  bringBelongingsOfAddress,
  changeAccount,
  confirmedWithEmail,
  dropPending,
  findAccount,
  lockEmail,
  note,
} from '../account/index.ts'
import { queueMail } from '../account-mail/index.ts'
import { findCode, makeCode, redeemCode } from '../code/index.ts'
import { linkCustomer } from './existing-customer.repository.ts'

/**
 * The mail was answered: the address is the registrant's. Orders placed with it as a guest come along, and other
 * registrations with it end.
 */
export async function activate(context: Context, code: string): Promise<void> {
  await context.world.db.transaction(tx => activateIn(context, tx, code))
}

async function activateIn(context: Context, tx: Transaction, code: string): Promise<void> {
  const { world } = context
  const account = await registrant(context, tx, code)
  const others = await confirmedWithEmail(tx, account.clientId, account.emailKey ?? '')
  if (others.some(other => isSameLogin(other.userType, account.userType))) refuse('codeNotValid', 'token')
  const { id: accountId, customerNumber } = account
  if (customerNumber !== null && !(await linkCustomer(world, tx, { customerNumber, accountId })))
    refuse('userAlreadyLinked', 'token')
  await changeAccount(tx, accountId, { state: 'active', activatedOn: world.clock() })
  // Who of them owns the address is not known: they choose a password by the next mail, and nobody's old one opens the
  // account.
  if ((await dropPending(tx, account)) > 0) await askForPassword(context, tx, account)
  await bringBelongingsOfAddress(world, tx, account)
  await note(world, tx, { kind: 'activated', accountId })
}

/**
 * Whose registration a code confirms. Before it is used up, others with the same address wait: each of them would hold
 * its own code and end the others'.
 */
async function registrant({ world }: Context, tx: Transaction, code: string): Promise<Account> {
  const found = await findCode(world, tx, code, 'activation')
  const registered = found && (await findAccount(tx, found.accountId))
  if (!registered || registered.clientId !== clientIdOf(world)) return refuse('codeNotValid', 'token')
  await lockEmail(tx, registered.clientId, registered.emailKey ?? '')
  const redeemed = await redeemCode(world, tx, code, 'activation')
  const account = redeemed && (await findAccount(tx, redeemed.accountId))
  return account?.state === 'registered' ? account : refuse('codeNotValid', 'token')
}

async function askForPassword({ world }: Context, tx: Transaction, account: Account): Promise<void> {
  const { id: accountId, language } = account
  await changeAccount(tx, accountId, { passwordHash: world.passwords.unusable })
  const codeId = await makeCode(world, tx, { accountId, purpose: 'passwordReset' })
  await queueMail(world, tx, 'passwordReset', { accountId, language, codeId, originUrl: account.originUrl ?? '' })
}
