import { useTranslation } from 'react-i18next'
import { useShop } from '../../hooks/shop.ts'
import type { FactWords } from './ticket-facts.ts'

export function useFactWords(): FactWords {
  const { t } = useTranslation()
  const { client, format } = useShop()
  return { t, format, showDiscountType: client.config.modules.ticket.showDiscountType }
}
