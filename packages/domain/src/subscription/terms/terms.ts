import type { PeriodRule } from '../billing/period-rule.ts'
import type { PriceMode } from '../billing/price-book.ts'
import type { NoticeTerms } from './notice.ts'
import type { ReplacementTerms } from './replacement.ts'

/** What a period costs that is not covered whole: all of it, its days' part, or nothing. */
export type PartialRule = 'full' | 'byDay' | 'free'

export interface PauseTerms {
  /** Whether it begins and ends with a period or on any day. */
  steps: 'period' | 'day'
  /** Days from the request to the first paused one; less than nothing: it may lie so many days back. */
  leadDays: number
  /** How many months ahead a pause can be asked for. */
  monthsAhead: number
  minDays: number
  /** Of one pause, and the longest that one without a known end can become. */
  maxDays: number
  /** Of all pauses in twelve months. */
  maxDaysPerYear: number
  /** Days after its beginning in which a proof has to come; null: none is asked for. */
  proofDays: number | null
}

export interface RefundTerms {
  /** How many months after its last day a time can still be claimed. */
  monthsBack: number
  minDays: number
}

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
  notice: NoticeTerms
  /** Null: it cannot be paused. */
  pause: PauseTerms | null
  /** Null: days that were not travelled are not given back. */
  refund: RefundTerms | null
  /** Null: there is no card that could be lost. */
  replacement: ReplacementTerms | null
}
