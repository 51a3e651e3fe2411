import type { SubscriptionPrice } from '@billett/contract'
import { addDays } from '@billett/domain'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** "First debit: €63.00 on 4 January 2027, then €63.00 a month." Several months at once are named. */
export function useDebitText(): (debits: SubscriptionPrice['debits']) => string {
  const { t } = useTexts()
  const { format } = useShop()
  return ([first, second]) => {
    if (!first) return t('subscriptionCheckout.noDebit')
    const texts = { amount: format.money(first.amountInCent), day: format.longDate(first.on) }
    if (!second) return t('subscriptionCheckout.firstDebit', texts)
    const from = format.monthOfYear(first.periodStart)
    const to = format.monthOfYear(addDays(second.periodStart, -1))
    const next = format.money(second.amountInCent)
    if (from === to) return t('subscriptionCheckout.debits', { ...texts, next })
    return t('subscriptionCheckout.debitsOfMonths', { ...texts, next, from, to })
  }
}
