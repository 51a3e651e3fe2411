import { useCallback } from 'react'
import { useQuestion } from '../../hooks/use-question.ts'
import {
  getSubscriptionCategories,
  getSubscriptionDetails,
  getSubscriptions,
} from '../../state/subscription/offer.calls.ts'
import type { AskedOffers } from './asked-offers.ts'

const categoriesQuestion = () => getSubscriptionCategories()

/** What is offered, under its headings, and the draft that the address may show. */
export function useOffers({ from, to, configuration, preview }: AskedOffers) {
  const offers = useCallback(
    () => getSubscriptions({ query: from && to ? { startExt: from, destExt: to } : {} }),
    [from, to],
  )
  const draft = useCallback(
    () => getSubscriptionDetails({ params: { guid: configuration }, query: { previewConfiguration: preview } }),
    [configuration, preview],
  )
  return {
    categories: useQuestion(categoriesQuestion),
    offers: useQuestion(offers),
    draft: useQuestion(configuration !== '' && preview !== '' ? draft : undefined).items?.[0],
  }
}
