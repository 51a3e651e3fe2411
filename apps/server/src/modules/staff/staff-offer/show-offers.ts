import type { OffersQuery, StaffOffer, StaffOfferDetail } from '@billett/contract'
import { type OfferFault, offerFaults, type SubscriptionConfiguration } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { scopeOf } from '../../../call/scope.ts'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { worldOf } from '../../../world-of.ts'
import { categoriesOf, quoteArticle } from '../../subscription/offer/index.ts'
import { textIn, todayIn } from '../../travel/region/index.ts'
import { askedClients, inOrder } from '../listing/index.ts'
import { offersOf, type StoredOffer, versionsOf } from './offer-version.repository.ts'
import { type OfferWords, presentOffer, presentOfferDetail } from './staff-offer.present.ts'

/** Whose offers are meant: the caller's own without an id. Refuses `notValid` for one they do not see, as for none. */
export function whoseOffers(context: Context, asked: string | undefined): string {
  const [clientId] = askedClients(scopeOf(context), asked ?? clientIdOf(context.world))
  return clientId ?? refuse('notValid', 'clientId')
}

/** What keeps a version from being offered by its client today. */
export async function faultsOf(world: World, db: Statements, draft: SubscriptionConfiguration): Promise<OfferFault[]> {
  const region = world.regions.current()
  const today = todayIn(region, world.clock())
  const categories = await categoriesOf(db, clientIdOf(world))
  return offerFaults(draft, {
    categories: categories.map(({ id }) => id),
    hasPrice: article => quoteArticle(region, article, { date: today, today }, null).quote.state === 'known',
  })
}

/** In what the offers of a client are told to the reader. */
export async function offerWords({ language }: Context, db: Statements, clientId: string): Promise<OfferWords> {
  const categories = await categoriesOf(db, clientId)
  return { language, categories: new Map(categories.map(({ id, title }) => [id, textIn(title, language)])) }
}

const SORTS = {
  title: ({ title }: StaffOffer) => title,
  key: ({ key }: StaffOffer) => key,
  category: ({ category }: StaffOffer) => category,
  editedOn: ({ versions: [latest] }: StaffOffer) => latest?.editedOn,
}

/** All that a client offers, has offered or prepares. */
export async function listOffers(context: Context, { clientId: asked, sort }: OffersQuery): Promise<StaffOffer[]> {
  const { world, language } = context
  const clientId = whoseOffers(context, asked)
  const words = await offerWords(context, world.db, clientId)
  const byKey = new Map<string, [StoredOffer, ...StoredOffer[]]>()
  for (const version of await offersOf(world.db, clientId)) {
    const known = byKey.get(version.key)
    if (known) known.push(version)
    else byKey.set(version.key, [version])
  }
  const offers = [...byKey.values()].map(versions => presentOffer(world, versions, words))
  return inOrder(offers, SORTS, { sort, language })
}

/** One as it is stored now: the latest version, or the one that is asked for. Refuses `subscriptionNotFound`. */
export async function shownOffer(
  context: Context,
  db: Statements,
  { clientId, key, versionGuid }: { clientId: string; key: string; versionGuid?: string | undefined },
): Promise<StaffOfferDetail> {
  const [latest, ...earlier] = await versionsOf(db, clientId, key)
  if (!latest) return refuse('subscriptionNotFound', 'key')
  const shown =
    versionGuid === undefined
      ? latest
      : ([latest, ...earlier].find(({ id }) => id === versionGuid) ?? refuse('subscriptionNotFound', 'versionGuid'))
  const { world } = context
  const faults = await faultsOf(worldOf(world, clientId), db, shown.configuration)
  const words = await offerWords(context, db, clientId)
  return presentOfferDetail(world, [latest, ...earlier], { shown, faults }, words)
}
