import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { FactWords } from './ticket-facts.ts'

export function useFactWords(): FactWords {
  const { t } = useTexts()
  const { client, format } = useShop()
  return { t, format, showDiscountType: client.config.modules.ticket.showDiscountType }
}
