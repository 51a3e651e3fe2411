import { emailKey, isSameLogin } from '@billett/domain'
import type { AccountMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { type Account, confirmedWithEmail } from '../account/index.ts'
import { codeOf, emailToConfirm } from '../code/index.ts'
import { accountLink } from './account-links.ts'
import type { Letter } from './letter.ts'
import { maskedEmail } from './masked-email.ts'

type Known = Account & { email: string }

const newEmailOf = async ({ db }: World, codeId: string | null): Promise<string | null> =>
  codeId === null ? null : emailToConfirm(db, codeId)

/**
 * To the new address: the link that confirms it, and for which account, or a note to its owner where it has an account
 * already.
 */
export async function emailChangeMail(world: World, account: Known, job: AccountMailJob): Promise<Letter | undefined> {
  const { codeId, language, originUrl } = job
  const to = await newEmailOf(world, codeId)
  if (to === null || codeId === null) return undefined
  const others = await confirmedWithEmail(world.db, account.clientId, emailKey(to))
  const owner = others.find(other => isSameLogin(other.userType, account.userType) && other.id !== account.id)
  if (owner) return { wording: 'emailTaken', to, addressee: owner }
  const link = accountLink(world, { page: 'confirmEmail', language, code: codeOf(world, codeId), originUrl })
  // Who reads it may be a stranger to the account, and a name in it would be a stranger's words.
  return { wording: 'emailChange', to, addressee: null, link, email: maskedEmail(account.email) }
}

/** To the address that is still the account's: what was asked for. */
export async function emailChangeAskedMail(
  world: World,
  account: Known,
  { codeId }: AccountMailJob,
): Promise<Letter | undefined> {
  const email = await newEmailOf(world, codeId)
  return email === null ? undefined : { wording: 'emailChangeAsked', to: account.email, addressee: account, email }
}
