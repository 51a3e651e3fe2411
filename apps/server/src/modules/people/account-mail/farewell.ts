import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import type { Account } from '../account/index.ts'
import { accountMail } from './account-mail.ts'

/**
 * Tells the owner of an account that it is gone; `account` is what it was before. As every mail it goes out once and is
 * noted; one that cannot be sent brings nothing back.
 */
export async function sendFarewell(world: World, account: Account): Promise<void> {
  const { id, email: to, language } = account
  if (to === null) return
  const mailId = `deleted-${id}`
  await mailOnce(world, `account:${mailId}`, async () =>
    accountMail(world, { mailId, wording: 'deleted', to, language, addressee: account }),
  )
}
