import type { SubscriptionOffer } from '@billett/contract'
import { type Cents, minimumTermCost, type SubscriptionTerms } from '@billett/domain'

/** What binds whoever orders at a price of the tariff; null where that is unknown. */
export const presentCommitment = (terms: SubscriptionTerms, price: Cents | null): SubscriptionOffer['commitment'] => ({
  minimumTermMonths: terms.minimumTerm?.months ?? null,
  minimumTermCents: price === null ? null : minimumTermCost(terms, price),
  deadlineDay: terms.deadlineDay,
})
