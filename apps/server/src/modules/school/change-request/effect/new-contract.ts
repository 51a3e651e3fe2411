import { articleOf, businessDateOf, type Cents, firstPayment, type SubscriptionAsked } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { offeredConfiguration, quoteArticle, type StoredConfiguration } from '../../../subscription/offer/index.ts'
import { outsideWall, payerOf } from '../../reach/index.ts'
import { hasSubscribed, memberById } from '../subject.queries.ts'
import { applied } from './apply-for.ts'
import type { Effect, Of, Scene } from './effect.ts'
import { subscriberOf } from './subscriber.ts'

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

/**
 * A pupil is to have a contract. Refuses `studentNotFound`, `nothingChanges` whoever has it already, `nobodyPays`,
 * what has no price, and a minor of whom no guardian is known or said.
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
  const subscriber = await subscriberOf(scene, { studentId, birthDate: member.birthDate }, asked)
  const applicant = { place: member, payer, subscriber, grade: member.grade }
  return {
    place: member,
    payer,
    studentId,
    contractId: null,
    terms: null,
    weighs: true,
    effectiveOn: asked.validFrom,
    priceCents: quoted.cents,
    make: async by => ({
      contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, { yes: true, by, reason: '' }),
    }),
    makeNo: async no => ({
      contractId: await applied(scene, quoted, asked, { ...applicant, studentId }, { yes: false, ...no }),
    }),
    handOn: null,
  }
}
