import { type Cents, divideRounded } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { EndReason } from '../contract/contract-event.ts'
import type { DaySpan } from '../contract/day-span.ts'
import { allocated } from './allocated.ts'
import type { ChargeComponent, PeriodComponent } from './component.ts'
import { type Share, splitPrice } from './share.ts'

/** Days of a period that are charged at one price. */
export interface PricedDays {
  product: string
  /** What the whole period costs at this price. */
  cents: Cents
  /** First day of validity of the price. */
  priceSince: PlainDate
  days: number
  /** Null: the price is not paid in parts. */
  instalment: { termCents: Cents; parts: number; number: number } | null
}

/** Days of a period without cover, and why. */
export interface Gap extends DaySpan {
  cause: 'notBegun' | 'ended' | 'paused'
}

/** Who takes part in an amount, and how. `ofCents`: the fare of the whole period, which fixed shares are of. */
export interface Sharing {
  payer: string
  shares: Share[]
  ofCents: Cents
}

/** Why something is owed: everything its amount follows from. */
export type Why =
  | ({
      kind: 'period'
      component: PeriodComponent
      period: DaySpan
      ofDays: number
      parts: PricedDays[]
      gaps: Gap[]
    } & Sharing)
  | ({
      kind: 'termDifference'
      reason: EndReason
      months: { from: PlainDate; regularCents: Cents; fareCents: Cents }[]
      /** What the rest of the minimum term would have cost: it is never more. */
      mostCents: Cents
    } & Sharing)
  | ({ kind: 'charge'; component: ChargeComponent; on: PlainDate; cents: Cents } & Sharing)

/** The amount before payers share it. */
export function wholeOf(why: Why): Cents {
  switch (why.kind) {
    case 'period':
      return divideRounded(
        why.parts.reduce((sum, { cents, days }) => sum + cents * days, 0),
        why.ofDays,
      )
    case 'termDifference': {
      const saved = why.months.reduce((sum, { regularCents, fareCents }) => sum + regularCents - fareCents, 0)
      return Math.max(0, Math.min(saved, why.mostCents))
    }
    case 'charge':
      return why.cents
  }
}

/** The amount of a payer: the one place where it is worked out, so that whoever reads `why` can work it out again. */
export function amountOf(why: Why): Cents {
  const { shares, payer, ofCents } = why
  // Nearly every contract has one payer, and a million of them are reckoned in a night.
  if (shares.length === 1) return wholeOf(why)
  const amounts = allocated(wholeOf(why), splitPrice(ofCents, shares))
  return amounts[shares.findIndex(share => share.payer === payer)] ?? 0
}
