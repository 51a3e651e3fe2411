import type { ProductGroup } from '@billett/contract'
import { usePriceText, useVatNote } from '../../hooks/use-price-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { firstOffer, startingPrice } from './choice/offer-choice.ts'

/**
 * What a product of the shop window costs and how long it is good for. The price is that of whom the next screen begins
 * with: "from" where it depends on more, and named where others pay another.
 */
export function useShownPrice({ products, ...group }: ProductGroup) {
  const { t } = useTexts()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const first = firstOffer({ products, ...group })
  const price = startingPrice({ products, ...group })
  const differ = new Set(products.map(offer => offer.price.cents)).size > 1
  const validities = new Set(products.map(offer => offer.validity.text))
  return {
    price: priceText(price),
    note: [differ && first?.traveller.name, vatNote(price)].filter(Boolean).join(', '),
    /** Where all of its articles are good for as long. */
    validity: validities.size === 1 && first ? t('tickets.valid', { text: first.validity.text }) : undefined,
  }
}
