import type { LocalText, PriceRow, Sort, ValidityRule } from '@billett/domain'
import { FREE_RIDE, feedSort } from '../fare-texts.ts'
import { DEFAULT_MINUTES } from '../product-validity.ts'
import { field, type GtfsTables, rowsOf } from '../tables.ts'
import type { ProductPrice } from './products.ts'

export interface Article {
  group: string
  kind: 'relation' | 'fixPrice'
  name: (price: ProductPrice) => LocalText
  validity: (price: ProductPrice) => ValidityRule
}

const mediumName = (tables: GtfsTables, medium: string): string | undefined =>
  field(
    rowsOf(tables, 'fare_media').find(row => field(row, 'fare_media_id') === medium),
    'fare_media_name',
  )

/** One sort per rider, medium and duration; prices of 0 stand in a sort of their own, the only one that may be free. */
export const articles = (
  tables: GtfsTables,
  prices: readonly ProductPrice[],
  vatPermille: number,
  article: Article,
) => {
  const sorts = new Map<string, Sort>()
  const rows = prices.map((price): PriceRow => {
    const { product, rider, medium, cents } = price
    const validity = article.validity(price)
    const minutes = validity.type === 'dateTime' && validity.minutes !== DEFAULT_MINUTES ? `${validity.minutes}` : ''
    const id = [article.group, rider, medium, minutes, cents === 0 ? 'free' : ''].filter(part => part !== '').join('-')
    const name = cents === 0 && article.kind === 'relation' ? FREE_RIDE : article.name(price)
    const by = medium === '' ? undefined : mediumName(tables, medium)
    const full = by === undefined ? name : { de: `${name.de} (${by})`, en: `${name.en} (${by})` }
    sorts.set(
      id,
      feedSort({ id, group: article.group, name: full, traveller: rider, validity, vatPermille, free: cents === 0 }),
    )
    return { id: `${id}/${product}`, sort: id, level: article.kind === 'relation' ? product : null, cents }
  })
  return { sorts: [...sorts.values()], prices: rows }
}
