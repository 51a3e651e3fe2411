import { fold } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Job } from '../../../ports/job-queue.ts'
import type { Mail } from '../../../ports/mailer.ts'
import type { World } from '../../../world.ts'
import { mailOnce } from '../../run/mail/index.ts'
import { historiesOf } from '../contract/index.ts'
import { mandateOfPayer, namesOfParties } from '../party/index.ts'
import { findOrdered, type Ordered } from './application.repository.ts'
import { contractDocument } from './contract-document.ts'
import { stopsOf } from './ordered-way.ts'
import { subscriptionMail } from './subscription-mail.ts'

/** Of each news of an order one mail; of several links one each. */
const subscriptionMailKey = ({ contractId, kind, linkId }: Job<'sendSubscriptionMail'>): string =>
  `subscription:${contractId}:${kind}${linkId === null ? '' : `:${linkId}`}`

/** The document of the contract, as it goes out with its conclusion. */
async function contractFile(
  world: World,
  ordered: Ordered,
  names: ReadonlyMap<string, string>,
): Promise<Mail['attachments']> {
  const { contract, application } = ordered
  const { product, shares } = application.concluding.payload
  const [payer] = shares
  const mandate = payer && (await mandateOfPayer(world.db, clientIdOf(world), payer.payer))
  const { fileName, bytes } = await world.letters.render(
    contractDocument(world, ordered, {
      subscriber: names.get(contract.subscriberId) ?? '',
      holder: names.get(contract.holderId) ?? '',
      stops: stopsOf(world, product),
      mandate: mandate ?? null,
    }),
  )
  return [{ fileName, mimeType: 'application/pdf', bytes }]
}

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
      attachments: job.kind === 'granted' ? await contractFile(world, ordered, names) : [],
    })
  })
