import type { PlainDate } from '../../time/plain-date.ts'
import { type DaySpan, dayCount, later, within } from '../contract/day-span.ts'
import { stepAt } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'
import type { ChargedPeriod } from './charged-periods.ts'
import { PERIOD_COMPONENTS, type PeriodComponent } from './component.ts'
import { instalment } from './instalment.ts'
import { chargedDays, gapsOf } from './period-gaps.ts'
import { bookDay, type PriceBook, type PricePoint, pricePointAt } from './price-book.ts'
import type { Gap, PricedDays } from './why.ts'

/** What a component of a period costs before payers share it. */
export interface PeriodFare {
  component: PeriodComponent
  parts: PricedDays[]
  gaps: Gap[]
  ofDays: number
  vatPermille: PricePoint['vatPermille']
  isFree: boolean
  regularCents: PricePoint['regularCents']
}

interface ProductDays {
  product: string
  /** Since when the contract has it. */
  since: PlainDate
  /** Its first day in the period. */
  on: PlainDate
  days: number
}

/** The products of a period, with the days each is charged for. */
function productsOf(timeline: Timeline, period: DaySpan, charged: readonly DaySpan[], terms: SubscriptionTerms) {
  const begins = later(period.from, timeline.span.from)
  const first = stepAt(timeline.products, begins)
  if (!first) return []
  const changes =
    terms.productChange === 'byDay' ? timeline.products.filter(({ from }) => from > begins && from < period.to) : []
  return [first, ...changes].map(({ from, value }, index): ProductDays => {
    const days = { from: index === 0 ? period.from : from, to: changes[index]?.from ?? period.to }
    return { product: value, since: from, on: later(from, begins), days: dayCount(within(charged, days)) }
  })
}

function priced(point: PricePoint, days: number, terms: SubscriptionTerms, { term }: ChargedPeriod): PricedDays {
  const { product, validFrom, cents } = point
  if (!terms.instalments || !term) return { product, cents, priceSince: validFrom, days, instalment: null }
  const { parts } = terms.instalments
  return {
    product,
    cents: instalment(cents, parts, term.index),
    priceSince: validFrom,
    days,
    instalment: { termCents: cents, parts, number: term.index + 1 },
  }
}

/** The fares of one period; undefined where the book lacks the price of a product, which is never nothing. */
export function faresOfPeriod(
  timeline: Timeline,
  terms: SubscriptionTerms,
  book: PriceBook,
  charged: ChargedPeriod,
): PeriodFare[] | undefined {
  const { period, term } = charged
  const gaps = gapsOf(timeline, period)
  const products = productsOf(timeline, period, chargedDays(timeline.endReason, period, gaps, terms), terms)
  const ofDays = dayCount([period])
  const fares: PeriodFare[] = []
  for (const component of PERIOD_COMPONENTS) {
    const found = products.map(({ product, since, on, days }) => {
      const pricedOn = term ? later(term.from, timeline.span.from) : on
      const day = bookDay(timeline, terms.priceMode, { on, pricedOn, since })
      return { point: pricePointAt(book, product, component, day), days }
    })
    const points = found.flatMap(({ point, days }) => (point ? [{ point, days }] : []))
    const [first] = points
    if (component === 'fare' && points.length < found.length) return undefined
    if (component === 'fare' && points.some(({ point }) => point.cents <= 0 && !point.isFree)) return undefined
    if (!first) continue
    fares.push({
      component,
      parts: points.map(({ point, days }) => priced(point, days, terms, charged)),
      gaps,
      ofDays,
      vatPermille: first.point.vatPermille,
      isFree: points.every(({ point }) => point.isFree),
      regularCents: first.point.regularCents,
    })
  }
  return fares
}
