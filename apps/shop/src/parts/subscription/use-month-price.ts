import type { Price } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a month costs in words: "63,00 €", "ab 49,90 €"; what is not known is said so and never 0. */
export function useMonthPrice(): (price: Price) => string {
  const { t } = useTexts()
  const { format } = useShop()
  return ({ state, cents }) => {
    if (cents === null || state === 'unknown') return t('common.priceUnknown')
    return state === 'from' ? t('common.priceFrom', { price: format.money(cents) }) : format.money(cents)
  }
}
