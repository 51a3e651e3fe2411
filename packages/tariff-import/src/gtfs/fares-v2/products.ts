import { type Cents, type LocalText, minorUnits } from '@billett/domain'
import type { FareNotes } from '../fare-report.ts'
import { feedText, PASSENGER } from '../fare-texts.ts'
import { currencyOf } from '../feed-facts.ts'
import { validityFromName } from '../product-validity.ts'
import { field, type GtfsTables, rowsOf } from '../tables.ts'
import { unnamedProduct } from '../unnamed.ts'

/** A product at one price: for a rider category, and for a fare medium where the media differ in price. */
export interface ProductPrice {
  product: string
  name: LocalText
  rider: string
  /** Empty where the price does not depend on the medium. */
  medium: string
  cents: Cents
}

const readRows = (tables: GtfsTables, currency: string, notes: FareNotes): ProductPrice[] =>
  rowsOf(tables, 'fare_products').flatMap(row => {
    const product = field(row, 'fare_product_id')
    const amount = field(row, 'amount') ?? ''
    const cents = minorUnits(amount, currency)
    if ((currencyOf(row, 'currency') ?? currency) !== currency)
      notes.add('otherCurrency', 'fare_products', product ?? '', row)
    else if (!product || cents === undefined || cents < 0)
      notes.add('badPrice', 'fare_products', `${product}: ${amount}`, row)
    else {
      if (cents === 0) notes.add('freeFare', 'fare_products', product, row)
      const rider = field(row, 'rider_category_id') ?? PASSENGER.id
      const given = field(row, 'fare_product_name')
      const name = given === undefined ? unnamedProduct(validityFromName(product)) : feedText(given)
      return [{ product, name, rider, medium: field(row, 'fare_media_id') ?? '', cents }]
    }
    return []
  })

/** All prices of the products; of media that cost the same only one is kept. */
export const productPrices = (tables: GtfsTables, currency: string, notes: FareNotes): ProductPrice[] => {
  const sameBuyer = Map.groupBy(readRows(tables, currency, notes), ({ product, rider }) =>
    JSON.stringify([product, rider]),
  )
  return [...sameBuyer.values()].flatMap(rows => {
    const kept = rows.filter((row, i) => rows.findIndex(({ cents }) => cents === row.cents) === i)
    return kept.length > 1 ? kept : kept.map(row => ({ ...row, medium: '' }))
  })
}
