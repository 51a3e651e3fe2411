import type { World } from '../../../world.ts'
import type { Account } from '../account/index.ts'
import { accountMail } from './account-mail.ts'

/**
 * Tells the owner of an account that it is gone; `account` is what it was before. A mail that cannot be sent brings
 * nothing back.
 */
export async function sendFarewell(world: World, account: Account): Promise<void> {
  const { id, email: to, language } = account
  if (to === null) return
  await world.mailer.send(
    accountMail(world, { mailId: `deleted-${id}`, wording: 'deleted', to, language, addressee: account }),
  )
}
