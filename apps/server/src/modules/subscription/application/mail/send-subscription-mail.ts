import { fold, WARNED_OF } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Job, SubscriptionNews } from '../../../../ports/job-queue.ts'
import type { World } from '../../../../world.ts'
import { mailOnce } from '../../../run/mail/index.ts'
import { historiesOf } from '../../contract/index.ts'
import { confirmedBy } from '../../link/index.ts'
import { accountEmailOf, hasAccount, namesOfParties, personOf } from '../../party/index.ts'
import { findOrdered, movesOf, type Ordered } from '../application.repository.ts'
import { contractFile } from '../document/contract-file.ts'
import { type Granted, subscriptionMail } from './subscription-mail.ts'

/** Of each news of an order one mail; of several links one each. */
const subscriptionMailKey = ({ contractId, kind, linkId }: Job<'sendSubscriptionMail'>): string =>
  `subscription:${contractId}:${kind}${linkId === null ? '' : `:${linkId}`}`

/** What goes to the address that was named with the order, and is confirmed by it. */
const OF_THE_ORDER: readonly SubscriptionNews[] = ['confirm', 'pending', 'rejected', 'takenBack', 'granted']

/** Links and news of a contract go where its owner is reached today: the account's address, where they have one. */
async function addressOf({ db }: World, { application, contract }: Ordered, kind: SubscriptionNews): Promise<string> {
  if (OF_THE_ORDER.includes(kind)) return application.email
  const ofAccount = await accountEmailOf(db, contract.subscriberId)
  // Of what somebody else ordered for them the address may be the employer's, who does not decide for a leaver.
  if (kind === 'leaves') return ofAccount ?? (await personOf(db, contract.subscriberId))?.email ?? ''
  return ofAccount ?? application.email
}

/** The contract itself, and how whoever concluded it gets to it from now on. */
async function grantedTo(world: World, ordered: Ordered, passLinkId: string | null): Promise<Granted> {
  const { id, subscriberId } = ordered.contract
  return {
    file: await contractFile(world, world.db, ordered),
    hasAccount: await hasAccount(world.db, [subscriberId]),
    confirmLinkId: (await confirmedBy(world.db, id))?.id ?? null,
    passLinkId,
  }
}

/** Mails what has become of an order, once. */
export const sendSubscriptionMail = (world: World, job: Job<'sendSubscriptionMail'>): Promise<void> =>
  mailOnce(world, subscriptionMailKey(job), async () => {
    const ordered = await findOrdered(world.db, clientIdOf(world), job.contractId)
    const to = ordered && (await addressOf(world, ordered, job.kind))
    if (!ordered || !to) return undefined
    const events = (await historiesOf(world.db, [job.contractId])).get(job.contractId) ?? []
    const names = await namesOfParties(world.db, [ordered.contract.subscriberId, ordered.contract.holderId])
    const moves = job.kind === 'rejected' ? await movesOf(world.db, job.contractId) : []
    return subscriptionMail(world, job, {
      ordered,
      isWarnedOf: moves.some(({ to, reason }) => to === 'Rejected' && reason === WARNED_OF),
      to,
      granted: job.kind === 'granted' ? await grantedTo(world, ordered, job.linkId) : null,
      addressee: names.get(ordered.contract.subscriberId) ?? null,
      span: fold(events, world.clock())?.span ?? null,
    })
  })
