import { emailKey, isSameLogin } from '@billett/domain'
import type { AccountMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { type Account, confirmedWithEmail, wantsNewsletter } from '../account/index.ts'
import { codeOf } from '../code/index.ts'
import { accountLink } from './account-links.ts'
import type { Letter } from './letter.ts'

/**
 * The link that activates a registration; to an address that has an account already, a note that somebody tried,
 * without what they typed.
 */
export async function activationMail(
  world: World,
  account: Account & { email: string },
  { codeId, language, originUrl }: AccountMailJob,
): Promise<Letter | undefined> {
  if (account.state !== 'registered') return undefined
  const others = await confirmedWithEmail(world.db, account.clientId, emailKey(account.email))
  const owner = others.find(other => isSameLogin(other.userType, account.userType))
  if (owner?.email)
    return {
      wording: 'alreadyRegistered',
      to: owner.email,
      addressee: owner,
      link: accountLink(world, { page: 'askForReset', language, code: null, originUrl }),
    }
  const code = codeId && codeOf(world, codeId)
  return {
    wording: 'activation',
    to: account.email,
    // A name somebody typed would be a stranger's words in our mail to whoever they like.
    addressee: null,
    link: accountLink(world, { page: 'activate', language, code, originUrl }),
    withNewsletter: await wantsNewsletter(world.db, account.id),
  }
}
