import type { OrderTicket } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { inWords, remaining } from '../pass/remaining.ts'
import { validSpan } from '../sale/sale-groups.ts'

/** How a ticket stands that somebody holds: how long it is valid still, how many rides it has, or from when it is. */
export function useHeldWords() {
  const { t } = useTexts()
  const { language, format } = useShop()
  return (ticket: OrderTicket, now: number): string => {
    const span = validSpan(ticket, now)
    if (span) {
      const left = remaining(Date.parse(span.validTo) - now)
      if (left.days > 0) return t('holder.validDays', { count: left.days })
      return t('holder.valid', { time: inWords(left, language) })
    }
    if (ticket.rides > 1) return t('holder.rides', { count: ticket.ridesLeft })
    return t('holder.from', { when: format.instantShort(ticket.validFrom, now) })
  }
}
