import type { StaffCampaignOffer } from '@billett/contract'
import { businessDateOf, productKey, type SubscriptionConfiguration } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Region } from '../../../ports/region-store.ts'
import { priceBook } from '../../subscription/contract/index.ts'
import { releasedConfigurations } from '../../subscription/offer/index.ts'
import { textIn } from '../../travel/region/index.ts'

/** What a subscription with one price costs on each side of a day; null where it depends on the way. */
function pricesAround(region: Region, configuration: SubscriptionConfiguration, day: string) {
  const products = configuration.articles.map(({ sort }) => productKey({ sort, relationId: null }))
  const book = priceBook(region, configuration, new Set(products))
  const [product, ...more] = new Set(book.map(point => point.product))
  if (product === undefined || more.length > 0) return { beforeCents: null, afterCents: null }
  const beforeCents = book.findLast(({ validFrom }) => validFrom < day)?.cents ?? null
  return { beforeCents, afterCents: book.findLast(({ validFrom }) => validFrom <= day)?.cents ?? null }
}

/** What is on offer now, with the days after today from which another tariff holds. */
export async function listCampaignOffers({ world, language }: Context): Promise<StaffCampaignOffer[]> {
  const region = world.regions.current()
  const today = businessDateOf(world.clock())
  const days = region.tariff.versions.map(({ validFrom }) => validFrom).filter(day => day > today)
  const offers = await releasedConfigurations(world.db, clientIdOf(world))
  return offers.map(({ content }) => ({
    key: content.key,
    title: textIn(content.title, language),
    mode: content.terms.priceMode,
    priceDays: days.map(day => ({ day, ...pricesAround(region, content, day) })),
  }))
}
