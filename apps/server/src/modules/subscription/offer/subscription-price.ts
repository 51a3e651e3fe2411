import type { SubscriptionPrice, SubscriptionPriceQuery } from '@billett/contract'
import { articleOf, firstPayment, SERVICE_AREA, vatInGross } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { textIn, todayIn } from '../../travel/region/index.ts'
import { priceReasons } from '../../travel/tariff/index.ts'
import { firstDebits } from '../contract/index.ts'
import { offeredConfiguration } from './offered-configuration.ts'
import { presentCommitment } from './present-commitment.ts'
import { quoteArticle, type SubscribedWay } from './quote-article.ts'

function wayAsked({ originReference, destinationReference, via = '' }: SubscriptionPriceQuery): SubscribedWay {
  if (originReference === undefined) return refuse('required', 'originReference')
  if (destinationReference === undefined) return refuse('required', 'destinationReference')
  return { origin: originReference, destination: destinationReference, via: via.trim() }
}

/** What is paid first from a day on, and why. Refuses `noPriceForConfiguration` what has no certain price. */
export async function subscriptionPrice(context: Context, asked: SubscriptionPriceQuery): Promise<SubscriptionPrice> {
  const { world, language } = context
  const { date, configurationId, netId = null, serviceAreaId, comfortClass = 'second' } = asked
  if (serviceAreaId !== undefined && serviceAreaId !== SERVICE_AREA.subscription) refuse('notValid', 'serviceAreaId')
  const { content } = await offeredConfiguration(world, { id: configurationId, preview: asked.previewConfiguration })
  const article = articleOf(content, comfortClass, netId) ?? refuse('noPriceForConfiguration')
  const region = world.regions.current()
  const way = content.kind === 'relation' ? wayAsked(asked) : null
  const { quote, product } = quoteArticle(region, article, { date, today: todayIn(region, world.clock()) }, way)
  if (quote.state !== 'known') return refuse('noPriceForConfiguration')
  const { level, vat } = quote.explanation
  const priceInCent = firstPayment(content.terms, quote.cents)
  const { currency } = region.tariff
  return {
    priceInCent,
    vatInCent: vatInGross(priceInCent, vat.permille),
    vatInPercentage: vat.permille / 10,
    priceLevelName: level ? textIn(level.name, language) : null,
    priceLevelPrintText: level ? textIn(level.printText, language) : null,
    currency,
    commitment: presentCommitment(content.terms, quote.cents),
    reasons: priceReasons(quote, { language, currency }).map(({ text }) => text),
    debits: firstDebits(world, content, { product, firstDay: date }).map(({ cents, ...debit }) => ({
      ...debit,
      amountInCent: cents,
    })),
  }
}
