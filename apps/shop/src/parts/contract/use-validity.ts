import type { SubscriptionContract } from '@billett/contract'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Validity = Pick<SubscriptionContract, 'validFrom' | 'validUntil' | 'life'>

/** From when to when a contract runs, in words. */
export function useValidity(): (contract: Validity) => string {
  const { t } = useTexts()
  const { format } = useShop()
  return ({ validFrom, validUntil, life }) => {
    if (validFrom === null) return t('subscriptions.validity.none')
    if (validUntil !== null && validUntil < validFrom) return t('subscriptions.validity.never')
    const from = format.date(validFrom)
    if (validUntil !== null) return t('subscriptions.validity.span', { from, until: format.date(validUntil) })
    return t(life === 'ahead' ? 'subscriptions.validity.ahead' : 'subscriptions.validity.open', { from })
  }
}
