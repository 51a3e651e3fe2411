import { addDays, type PlainDate } from '../../time/plain-date.ts'
import type { DaySpan } from '../contract/day-span.ts'
import { later } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import { chargedPeriods } from './charged-periods.ts'
import type { Owed } from './owed.ts'
import { faresOfPeriod, type PeriodFare } from './period-fares.ts'
import type { PriceBook } from './price-book.ts'
import type { Share } from './share.ts'
import { termDifference } from './term-difference.ts'
import { amountOf, type Why } from './why.ts'

/** All that should be claimed, or the first period whose price nobody knows. */
export type Desired = { ok: true; owed: Owed[] } | { ok: false; reason: 'priceUnknown'; periodStart: PlainDate }

function owedOfPeriod(period: DaySpan, fares: readonly PeriodFare[], shares: Share[]): Owed[] {
  const ofCents = fares[0]?.parts[0]?.cents ?? 0
  return fares.flatMap(({ component, parts, gaps, ofDays, vatPermille, isFree }) =>
    shares.map(({ payer }) => {
      const why: Why = { kind: 'period', component, period, ofDays, parts, gaps, payer, shares, ofCents }
      const { from: periodStart, to: periodEnd } = period
      return { payer, component, periodStart, periodEnd, cents: amountOf(why), vatPermille, isFree, why }
    }),
  )
}

/** What is charged once, whether or not the contract runs on that day. */
function owedOnce(timeline: Timeline, to: PlainDate): Owed[] {
  return timeline.charges
    .filter(({ on }) => on < to)
    .flatMap(({ on, component, cents, vatPermille, payer }) => {
      const byDay = stepAt(timeline.shares, later(on, timeline.span.from))?.value ?? []
      const shares: Share[] = payer === null ? byDay : [{ payer, kind: 'remainder' }]
      return shares.map(share => {
        const why: Why = { kind: 'charge', component, on, cents, payer: share.payer, shares, ofCents: Math.abs(cents) }
        return {
          payer: share.payer,
          component,
          periodStart: on,
          periodEnd: addDays(on, 1),
          cents: amountOf(why),
          vatPermille,
          isFree: false,
          why,
        }
      })
    })
}

/**
 * What should be claimed of a contract for all periods that begin before `to`: by payer, component and period, gross.
 * Shares are those of the first day of a period.
 */
export function desired(timeline: Timeline, terms: SubscriptionTerms, prices: PriceBook, to: PlainDate): Desired {
  const owed: Owed[] = []
  for (const charged of chargedPeriods(timeline, terms, to)) {
    const { period } = charged
    const fares = faresOfPeriod(timeline, terms, prices, charged)
    if (!fares) return { ok: false, reason: 'priceUnknown', periodStart: period.from }
    const shares = stepAt(timeline.shares, later(period.from, timeline.span.from))?.value ?? []
    owed.push(...owedOfPeriod(period, fares, shares))
  }
  owed.push(...termDifference(timeline, terms, prices).filter(({ periodStart }) => periodStart < to))
  return { ok: true, owed: [...owed, ...owedOnce(timeline, to)] }
}
