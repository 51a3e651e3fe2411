import type { ResendVerification } from '@billett/contract'
import { emailKey, hasUserType, USER_TYPE } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { type Account, confirmedWithEmail, pendingWithEmail } from '../../people/account/index.ts'
import { queueMail } from '../../people/account-mail/index.ts'
import { makeCode } from '../../people/code/index.ts'
import { mayTry } from '../../run/limits/index.ts'
import { seenUser } from './user-detail.queries.ts'

const isCustomer = ({ userType }: Pick<Account, 'userType'>): boolean => !hasUserType(userType, USER_TYPE.HGS)

/** The address that was registered with a client: as it was asked for, or of the account that was. */
async function addressOf(db: Statements, { email, userId = '', clientId }: ResendVerification): Promise<string> {
  if (email !== undefined) return emailKey(email)
  const user = await seenUser(db, [clientId], userId)
  return user?.account.emailKey ?? refuse('userNotFound', 'userId')
}

/**
 * The registration with an address that waits for its owner. Refuses `activationNotPossible` where a customer's account
 * with it is active or disabled, and `userNotFound` where there is none.
 */
async function pendingCustomer(db: Statements, clientId: string, address: string): Promise<Account> {
  const confirmed = await confirmedWithEmail(db, clientId, address)
  if (confirmed.some(isCustomer)) refuse('activationNotPossible', 'email')
  const pending = await pendingWithEmail(db, clientId, address)
  return pending && isCustomer(pending) ? pending : refuse('userNotFound', 'email')
}

/**
 * Sends the mail once more whose link activates a customer's account, with a new link: the one before no longer works.
 * Refuses `userNotFound` for what the caller does not see as for none, and `tooManyRequests` where the address has had
 * enough of our mails.
 */
export async function resendVerification(context: Context, asked: ResendVerification, tx: Transaction): Promise<Act> {
  const { clientId } = asked
  if (!scopeOf(context).clientIds.includes(clientId)) refuse('userNotFound', 'clientId')
  const address = await addressOf(tx, asked)
  const { id: accountId, language, originUrl } = await pendingCustomer(tx, clientId, address)
  if (!(await mayTry(context, tx, 'mail', address))) refuse('tooManyRequests')
  const world = worldOf(context.world, clientId)
  const codeId = await makeCode(world, tx, { accountId, purpose: 'activation' })
  await queueMail(world, tx, 'activation', { accountId, language, codeId, originUrl: originUrl ?? '' })
  return { kind: 'user', id: accountId, clientId, after: { activationMailed: true } }
}
