import type { SubscriptionOffer } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What binds whoever orders, a sentence each: how long, what that costs in all, and until when one can leave. */
export function useCommitment(): (commitment: SubscriptionOffer['commitment']) => string[] {
  const { t } = useTexts()
  const { format } = useShop()
  return ({ minimumTermMonths: months, minimumTermCents: cents, deadlineDay: day }) => {
    const term = () => {
      if (months === null) return t('subscriptionTerms.noMinimum')
      return cents === null
        ? t('subscriptionTerms.minimum', { months })
        : t('subscriptionTerms.minimumTotal', { months, total: format.money(cents) })
    }
    if (day === null) return [term()]
    return [term(), t(months === null ? 'subscriptionTerms.deadline' : 'subscriptionTerms.deadlineAfter', { day })]
  }
}
