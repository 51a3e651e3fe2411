import {
  articleOf,
  businessDateOf,
  type Cents,
  concludedAlone,
  firstPayment,
  newMedium,
  type SubscriptionAsked,
} from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { findAccount } from '../../../people/account/index.ts'
import { beginApplication, findOrdered, moveApplication } from '../../../subscription/application/index.ts'
import { offeredConfiguration, quoteArticle, type StoredConfiguration } from '../../../subscription/offer/index.ts'
import { payerOfParty, personOf } from '../../../subscription/party/index.ts'
import { outsideWall, payerOf } from '../../reach/index.ts'
import { hasSubscribed, memberById, type Place } from '../subject.queries.ts'
import type { Effect, Of, Scene } from './effect.ts'

/** What is wanted, with what it costs. */
export interface QuotedSubscription {
  stored: StoredConfiguration
  product: string
  cents: Cents
  vatPermille: number
}

/** Refuses `subscriptionNotFound`, `noPriceForConfiguration`, a way that is missing, and a first day gone by. */
export async function quotedSubscription({ world }: Context, asked: SubscriptionAsked): Promise<QuotedSubscription> {
  const { configurationId, originReference: origin, destinationReference: destination, via = '', validFrom } = asked
  const stored = await offeredConfiguration(world, { id: configurationId })
  const { content } = stored
  const today = businessDateOf(world.clock())
  if (validFrom < today) refuse('notValid', 'validFrom')
  const [usual] = content.articles
  const comfortClass = asked.comfortClass ?? usual?.comfortClass ?? 'second'
  const article = articleOf(content, comfortClass, asked.netId ?? usual?.net ?? null)
  if (!article) return refuse('noPriceForConfiguration', 'configurationId')
  const isAlongWay = content.kind === 'relation'
  if (isAlongWay && !origin) refuse('required', 'originReference')
  if (isAlongWay && !destination) refuse('required', 'destinationReference')
  const way = isAlongWay && origin && destination ? { origin, destination, via } : null
  const { quote, product } = quoteArticle(world.regions.current(), article, { date: validFrom, today }, way)
  if (quote.state !== 'known') return refuse('noPriceForConfiguration', 'configurationId')
  const vatPermille = quote.explanation.vat.permille
  return { stored, product, cents: firstPayment(content.terms, quote.cents), vatPermille }
}

interface Applicant {
  place: Place
  studentId: string
  /** The organisation that pays, as it takes part in contracts. */
  payerPartyId: string
  by: string
}

/** An application that school and payer have agreed to: what is left the shop does by itself. */
export async function applyFor(
  { context, tx, asker }: Scene,
  { stored, product, cents, vatPermille }: QuotedSubscription,
  { medium, validFrom }: SubscriptionAsked,
  { place, studentId, payerPartyId, by }: Applicant,
): Promise<string> {
  const { world, language } = context
  const payer = await payerOfParty(world, tx, payerPartyId)
  const own = await personOf(tx, studentId)
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId: studentId, holderId: studentId, organisationId: place.partyId },
    configurationId: stored.id,
    concluding: concludedAlone(validFrom, { product, payer, medium: newMedium(medium ?? 'phone') }),
    price: { cents, vatPermille },
    firstDebit: null,
    visitorId: null,
    fingerprint: asker.requestId,
    language,
    // Who has no address of their own is written to at the school's.
    email: own?.email || ((await findAccount(tx, asker.accountId))?.email ?? ''),
    values: {},
    beginAsked: true,
  })
  const { clientId, contractId } = begun.application
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New')
  const arrived = (await findOrdered(tx, clientId, contractId)) ?? begun
  await moveApplication(world, tx, arrived, { movedBy: by }, 'ApprovalPayerPending', 'Approved')
  await world.jobs.send(tx, 'proceedApplication', { clientId, contractId })
  return contractId
}

/**
 * A pupil is to have a contract. Refuses `studentNotFound`, `nothingChanges` whoever has it already, `nobodyPays`, and
 * what has no price.
 */
export async function newContract(scene: Scene, asked: Of<'newContract'>): Promise<Effect> {
  const { context, tx } = scene
  const member = (await memberById(context, tx, asked.studentGuid)) ?? refuse('studentNotFound', 'studentGuid')
  const quoted = await quotedSubscription(context, asked)
  const payer = (await payerOf(tx, member.id, asked.validFrom)) ?? refuse('nobodyPays')
  const { studentId } = member
  // What they have may still be the ticket of the school they come from, which this one cannot look at.
  const isThere = await outsideWall(tx, () => hasSubscribed(tx, studentId, asked.configurationId))
  if (isThere) refuse('nothingChanges', 'configurationId')
  return {
    place: member,
    payer,
    studentId,
    contractId: null,
    terms: null,
    weighs: true,
    effectiveOn: asked.validFrom,
    priceCents: quoted.cents,
    make: async by => {
      const applicant = { place: member, studentId, payerPartyId: payer.partyId, by }
      return { contractId: await applyFor(scene, quoted, asked, applicant) }
    },
    handOn: null,
  }
}
