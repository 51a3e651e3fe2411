import type { PeriodRule } from '../billing/period-rule.ts'
import type { PriceMode } from '../billing/price-book.ts'

/** What a period costs that is not covered whole: all of it, its days' part, or nothing. */
export type PartialRule = 'full' | 'byDay' | 'free'

/** What was agreed about a subscription, as data of its configuration; the version at its conclusion holds. */
export interface SubscriptionTerms {
  period: PeriodRule
  /**
   * The price is that of a term, paid in so many equal parts, one in each of its first months that are covered. Null:
   * it is that of a period.
   */
  instalments: { parts: number; term: Extract<PeriodRule, { kind: 'year' | 'schoolYear' }> } | null
  partial: { first: PartialRule; last: PartialRule; paused: PartialRule }
  /** Whether a change within a period counts from the next one or from its day. */
  productChange: 'nextPeriod' | 'byDay'
  priceMode: PriceMode
  /** Null: it can end with every period. `difference`: who leaves earlier pays what the months had cost without it. */
  minimumTerm: { months: number; difference: boolean } | null
  /** How many months back a correction is booked without staff. */
  correctionMonths: number
  /** Day of a month until which the next can still be changed; null where there is none. */
  deadlineDay: number | null
}
