import type { Price } from '@billett/contract'
import { useTexts } from '../texts/use-texts.ts'
import { useShop } from './shop.ts'

/** A price in words: "12,80 €", "ab 12,80 €", "Preis unbekannt". */
export function usePriceText(): (price: Price | undefined) => string {
  const { t } = useTexts()
  const { format } = useShop()
  return price => {
    if (!price || price.cents === null || price.state === 'unknown') return t('common.priceUnknown')
    const amount = price.cents === 0 ? t('tickets.free') : format.money(price.cents)
    return price.state === 'from' ? t('common.priceFrom', { price: amount }) : amount
  }
}

/** What stands with a price (§ 3 PAngV): that VAT is in it; undefined where there is none, or no price yet. */
export function useVatNote(): (price: Price | undefined) => string | undefined {
  const { t } = useTexts()
  return price => (price?.cents && price.state !== 'unknown' && price.vatPermille > 0 ? t('common.inclVat') : undefined)
}
