import { type Kept, keptLongest } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import type { Account } from '../account/index.ts'
import { accountMail } from './account-mail.ts'

/**
 * Queues what tells the owner of an account that it is gone, with its deletion, both or neither; `account` is what it
 * was before, `kept` what the law keeps of its owner. Afterwards nobody knows the address any more, so that the job
 * carries it.
 */
export async function queueFarewell(
  world: World,
  tx: Transaction,
  account: Account,
  kept: readonly Kept[],
): Promise<void> {
  const { id: accountId, clientId, email: to, firstName, lastName, language } = account
  if (to === null) return
  await world.jobs.send(tx, 'sendFarewell', {
    clientId,
    accountId,
    to,
    firstName,
    lastName,
    language,
    kept: keptLongest(kept),
  })
}

/** Tells them, once, as every mail; one that cannot be sent is tried again, and brings nothing back. */
export async function sendFarewell(world: World, job: Job<'sendFarewell'>): Promise<void> {
  const { accountId, to, language, firstName, lastName, kept = [] } = job
  const mailId = `deleted-${accountId}`
  await mailOnce(world, `account:${mailId}`, async () =>
    accountMail(world, { mailId, wording: 'deleted', to, language, addressee: { firstName, lastName }, kept }),
  )
}
