import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { TakerTerms } from './framework-terms.ts'

/** In which days somebody has a ticket, both ends meant, and at which firm. */
export interface TakerSpan {
  firm: string
  from: PlainDate
  until: PlainDate | null
}

export interface TakerMonth {
  /** Its first day. */
  month: PlainDate
  takers: number
  minimum: number
}

/** What a month has too few of: `firm` null is the company as a whole. */
export interface TakerWarning extends TakerMonth {
  firm: string | null
}

/** Months looked ahead, this one not counted. */
const WATCHED_MONTHS = 3

const minimumOn = ({ minimum, trial }: TakerTerms, day: PlainDate): number =>
  trial && day <= trial.until ? trial.minimum : minimum

const takersOn = (spans: readonly TakerSpan[], day: PlainDate): number =>
  spans.filter(({ from, until }) => from <= day && (until === null || day <= until)).length

const watchedMonths = (today: PlainDate): PlainDate[] =>
  Array.from({ length: WATCHED_MONTHS + 1 }, (_, index) => addMonths(firstOfMonth(today), index))

/** How many have a ticket in this month and the next three, as far as it is known by now. */
export const takersAhead = (terms: TakerTerms, spans: readonly TakerSpan[], today: PlainDate): TakerMonth[] =>
  watchedMonths(today).map(month => ({
    month,
    takers: takersOn(spans, month < today ? today : month),
    minimum: minimumOn(terms, month),
  }))

/** The first month with too few, of the company and of each of its firms where these count. */
export function takerWarnings(
  terms: TakerTerms,
  spans: readonly TakerSpan[],
  { today, firms }: { today: PlainDate; firms: readonly string[] },
): TakerWarning[] {
  const whole = takersAhead(terms, spans, today).find(({ takers, minimum }) => takers < minimum)
  const { perFirm } = terms
  const ofFirms =
    perFirm === null || firms.length < 2
      ? []
      : firms.flatMap((firm): TakerWarning[] => {
          const own = spans.filter(span => span.firm === firm)
          const few = takersAhead({ minimum: perFirm, trial: null, perFirm }, own, today).find(
            ({ takers, minimum }) => takers < minimum,
          )
          return few ? [{ ...few, firm }] : []
        })
  return [...(whole ? [{ ...whole, firm: null }] : []), ...ofFirms]
}
