import { concludedAlone, newMedium, type SubscriptionAsked } from '@billett/domain'
import { findAccount } from '../../../people/account/index.ts'
import { beginApplication, findOrdered, moveApplication } from '../../../subscription/application/index.ts'
import { payerOfParty } from '../../../subscription/party/index.ts'
import { decideContractWay } from '../../decision/index.ts'
import { outsideWall, type Payer } from '../../reach/index.ts'
import { nameGuardian } from '../name-guardian.ts'
import type { Place } from '../subject.queries.ts'
import { decidedBy } from './decided-by.ts'
import type { Scene } from './effect.ts'
import type { QuotedSubscription } from './quoted-subscription.ts'
import { type Subscriber, subscribing } from './subscriber.ts'

interface Applicant {
  place: Place
  studentId: string
  /** Who pays, and decides. */
  payer: Payer
  subscriber: Subscriber
  /** In which somebody is or comes; empty where it was not said. */
  grade: string
}

interface Answer {
  yes: boolean
  by: string
  reason: string
}

/**
 * An application by a request that who pays has answered: their answer is a decision about the way, with facts, rule,
 * own share and letter, as it is of parents who apply. What is agreed to the shop goes on with by itself.
 */
export async function applied(
  scene: Scene,
  { stored, product, cents, vatPermille }: QuotedSubscription,
  { medium, validFrom }: SubscriptionAsked,
  { place, studentId, payer, subscriber, grade }: Applicant,
  { yes, by, reason }: Answer,
): Promise<string> {
  const { context, tx, asker } = scene
  const { world, language } = context
  const payerId = await payerOfParty(world, tx, payer.partyId)
  const { id: subscriberId, email, named, isUnconfirmed } = await subscribing(scene, subscriber, studentId)
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId, holderId: studentId, organisationId: place.partyId },
    configurationId: stored.id,
    concluding: concludedAlone(validFrom, { product, payer: payerId, medium: newMedium(medium ?? 'phone') }),
    price: { cents, vatPermille },
    firstDebit: null,
    visitorId: null,
    fingerprint: asker.requestId,
    language,
    // Who has no address of their own is written to at the school's.
    email: isUnconfirmed ? '' : email || ((await findAccount(tx, asker.accountId))?.email ?? ''),
    values: {},
    beginAsked: true,
  })
  const { clientId, contractId } = begun.application
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New')
  if (named !== '') await nameGuardian(context, tx, { contractId, clientId, email: named })
  const arrived = (await findOrdered(tx, clientId, contractId)) ?? begun
  const decider = await decidedBy(scene, place, by)
  const mover = { movedBy: decider.by, ...(yes ? {} : { reason }) }
  await moveApplication(world, tx, arrived, mover, 'ApprovalPayerPending', yes ? 'Approved' : 'Rejected')
  const decision = { contractId, yes, ...decider, reason, requestId: asker.requestId, grade }
  const decided = await outsideWall(tx, () => decideContractWay(context, tx, decision))
  if (yes) await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
  // Who gets the letter of a decision is told by that.
  else if (!decided)
    await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'rejected', linkId: null })
  return contractId
}
