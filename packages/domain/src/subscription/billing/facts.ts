import type { CollectionPlan } from '../../collection/collection-date.ts'
import type { Instant } from '../../time/instant.ts'
import type { ContractEvent } from '../contract/contract-event.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { Claimed } from './claim.ts'
import type { PriceBook } from './price-book.ts'

/** Everything that what a contract owes follows from. */
export interface ContractFacts {
  terms: SubscriptionTerms
  events: readonly ContractEvent[]
  prices: PriceBook
  claimed: readonly Claimed[]
  /** By payer; those who are not named have the usual one. */
  plans: { usual: CollectionPlan; of: Readonly<Record<string, CollectionPlan>> }
  /** The moment of the question: what was recorded later is not known, and today is its day in Berlin. */
  knownUntil: Instant
}

export const planOf = ({ plans }: Pick<ContractFacts, 'plans'>, payer: string): CollectionPlan =>
  plans.of[payer] ?? plans.usual
