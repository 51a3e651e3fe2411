import type { Cents, Permille } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { PriceAgreement } from '../contract/contract-event.ts'
import { earlier, later } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { PeriodComponent } from './component.ts'

/** What a part of a product costs for a period (or a term, where it is paid in instalments) from a day on. */
export interface PricePoint {
  product: string
  component: PeriodComponent
  validFrom: PlainDate
  /** Gross; a discount is less than nothing. */
  cents: Cents
  vatPermille: Permille
  /** A fare of nothing is only known as such where the product says so. */
  isFree: boolean
  /** What a month costs without a subscription; null where it cannot be had so. */
  regularCents: Cents | null
}

/** Ascending by `validFrom`: of a contract's products the prices of all tariff versions that may matter. */
export type PriceBook = readonly PricePoint[]

export const pricePointAt = (
  book: PriceBook,
  product: string,
  component: PeriodComponent,
  day: PlainDate,
): PricePoint | undefined =>
  book.findLast(point => point.product === product && point.component === component && point.validFrom <= day)

/** `consent`: a new price needs a new agreement · `regulated`: a new tariff holds from its day. */
export type PriceMode = 'regulated' | 'consent'

const agreed = (agreement: PriceAgreement, day: PlainDate): PlainDate => {
  if (agreement.basis === 'regulated') return day
  if (agreement.basis === 'fixedUntil' && day >= agreement.until) return day
  return earlier(agreement.bookDay, day)
}

/** When a period is asked for its price: on which day the agreements are looked up, and which day is priced. */
export interface PriceMoment {
  /** First day of the period that is in the contract. */
  on: PlainDate
  /** The same, or the first day of its term where that has one price. */
  pricedOn: PlainDate
  /** Since when the contract has the product: it costs what it did then, or what it came to cost later. */
  since: PlainDate
}

/** The day whose prices a period is charged at. */
export function bookDay(timeline: Timeline, mode: PriceMode, { on, pricedOn, since }: PriceMoment): PlainDate {
  const concluded: PriceAgreement =
    mode === 'consent' ? { basis: 'consent', bookDay: timeline.span.from } : { basis: 'regulated' }
  return later(agreed(stepAt(timeline.prices, on)?.value ?? concluded, pricedOn), since)
}
