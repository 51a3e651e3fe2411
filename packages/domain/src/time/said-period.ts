import { type Instant, toInstant } from './instant.ts'

/** What is said of a moment. */
export interface SaidMoment {
  at: Instant
  parts: 'day' | 'time' | 'both'
}

const MIDNIGHT = '00:00'

/**
 * How a period is said so that nobody has to read a midnight: whole days are days, an end at midnight belongs to the
 * day before, and a day is named once. Without `last` it is one whole day. `clock`: what calendar and clock (`HH:mm…`)
 * show at a moment.
 */
export function saidPeriod(
  from: Instant,
  to: Instant,
  clock: (at: Instant) => { date: string; time: string },
): { first: SaidMoment; last?: SaidMoment } {
  const begin = clock(from)
  const fromMidnight = begin.time.startsWith(MIDNIGHT)
  if (fromMidnight && clock(to).time.startsWith(MIDNIGHT)) {
    const end = toInstant(Date.parse(to) - 1)
    const first: SaidMoment = { at: from, parts: 'day' }
    return clock(end).date === begin.date ? { first } : { first, last: { at: end, parts: 'day' } }
  }
  const sameDay = clock(to).date === begin.date
  return {
    first: { at: from, parts: fromMidnight && !sameDay ? 'day' : 'both' },
    last: { at: to, parts: sameDay ? 'time' : 'both' },
  }
}
