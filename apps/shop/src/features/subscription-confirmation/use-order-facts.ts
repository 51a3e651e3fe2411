import type { BookedSubscription } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { useMonthPrice } from '../../parts/subscription/use-month-price.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Fact {
  term: string
  detail: string
}

/** What was ordered, fact by fact; without what it does not have. */
export function useOrderFacts(): (booked: BookedSubscription) => Fact[] {
  const { t } = useTexts()
  const { format } = useShop()
  const monthPrice = useMonthPrice()
  return booked => {
    const { originStop, destinationStop, firstDebit, validFrom, validUntil, price } = booked
    const facts: { term: string; detail: string | null }[] = [
      { term: t('subscriptionConfirm.subscription'), detail: booked.subscriptionName },
      {
        term: t('subscriptionConfirm.way'),
        detail: originStop && destinationStop && `${originStop} – ${destinationStop}`,
      },
      { term: t('subscriptionConfirm.holder'), detail: booked.holder },
      { term: t('subscriptionConfirm.validFrom'), detail: format.date(validFrom) },
      { term: t('subscriptionConfirm.validUntil'), detail: validUntil && format.date(validUntil) },
      { term: t('subscriptionConfirm.medium'), detail: booked.mediaTypeDescription },
      { term: t('subscriptionConfirm.price'), detail: `${monthPrice(price)} ${t('subscriptionTerms.perMonth')}` },
      {
        term: t('subscriptionConfirm.firstDebit'),
        detail:
          firstDebit &&
          t('subscriptionConfirm.debitOn', {
            amount: format.money(firstDebit.amountInCent),
            day: format.longDate(firstDebit.on),
          }),
      },
      { term: t('subscriptionConfirm.contractNumber'), detail: booked.contractNumber },
      { term: t('subscriptionConfirm.customerNumber'), detail: booked.customerNumber },
    ]
    return facts.flatMap(({ term, detail }) => (detail ? [{ term, detail }] : []))
  }
}
