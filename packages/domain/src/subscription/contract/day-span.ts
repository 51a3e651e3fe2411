import { daysBetween, type PlainDate } from '../../time/plain-date.ts'

/** Whole days, half-open: `from` is the first day in it, `to` the first day after it. */
export interface DaySpan {
  from: PlainDate
  to: PlainDate
}

/** Behind all days: where no end is known. */
export const NO_END: PlainDate = '9999-12-31'

export const hasDay = ({ from, to }: DaySpan, day: PlainDate): boolean => from <= day && day < to

export const earlier = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b)
export const later = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b)

const isSome = ({ from, to }: DaySpan): boolean => from < to

/** A span without a day: of a contract that never began. */
export const isEmpty = (span: DaySpan): boolean => !isSome(span)

/** The days that lie in any of them: ascending, apart from each other, none empty. */
export function united(spans: readonly DaySpan[]): DaySpan[] {
  const found: DaySpan[] = []
  for (const span of spans.filter(isSome).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = found.at(-1)
    if (last && span.from <= last.to) last.to = later(last.to, span.to)
    else found.push({ from: span.from, to: span.to })
  }
  return found
}

/** The days of `spans` that lie in `span`. */
export const within = (spans: readonly DaySpan[], span: DaySpan): DaySpan[] =>
  spans
    .filter(({ from, to }) => from < span.to && span.from < to)
    .map(({ from, to }) => ({ from: later(from, span.from), to: earlier(to, span.to) }))

/** The days of `spans` that lie in none of `taken`, which ascend. */
export const without = (spans: readonly DaySpan[], taken: readonly DaySpan[]): DaySpan[] =>
  spans.flatMap(span => {
    const left: DaySpan[] = []
    let { from } = span
    for (const gone of within(taken, span)) {
      left.push({ from, to: gone.from })
      from = later(from, gone.to)
    }
    return [...left, { from, to: span.to }].filter(isSome)
  })

/** How many days they have, which must be apart from each other. */
export const dayCount = (spans: readonly DaySpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
