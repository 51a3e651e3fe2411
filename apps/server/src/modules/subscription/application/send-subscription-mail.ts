import { fold } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { historiesOf } from '../contract/index.ts'
import { namesOfParties } from '../party/index.ts'
import { findOrdered } from './application.repository.ts'
import { contractFile } from './contract-file.ts'
import { subscriptionMail } from './subscription-mail.ts'

/** Of each news of an order one mail; of several links one each. */
const subscriptionMailKey = ({ contractId, kind, linkId }: Job<'sendSubscriptionMail'>): string =>
  `subscription:${contractId}:${kind}${linkId === null ? '' : `:${linkId}`}`

/** Mails what has become of an order, once. */
export const sendSubscriptionMail = (world: World, job: Job<'sendSubscriptionMail'>): Promise<void> =>
  mailOnce(world, subscriptionMailKey(job), async () => {
    const ordered = await findOrdered(world.db, clientIdOf(world), job.contractId)
    if (!ordered) return undefined
    const events = (await historiesOf(world.db, [job.contractId])).get(job.contractId) ?? []
    const names = await namesOfParties(world.db, [ordered.contract.subscriberId, ordered.contract.holderId])
    return subscriptionMail(world, job, {
      ordered,
      addressee: names.get(ordered.contract.subscriberId) ?? null,
      span: fold(events, world.clock())?.span ?? null,
      attachments: job.kind === 'granted' ? [await contractFile(world, world.db, ordered)] : [],
    })
  })
