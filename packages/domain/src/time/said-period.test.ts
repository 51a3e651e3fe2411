import { expect, it } from 'vitest'
import { saidPeriod } from './said-period.ts'
import { BERLIN, wallClock } from './zone.ts'

/** `2026-11-21T09:00` and so on, in winter an hour before UTC. */
const at = (wall: string): string => new Date(`${wall}:00+01:00`).toISOString()
const said = (from: string, to: string) => {
  const { first, last } = saidPeriod(at(from), at(to), instant => wallClock(instant, BERLIN))
  return [first, last].map(moment => {
    if (!moment) return undefined
    const { date, time } = wallClock(moment.at, BERLIN)
    return { day: date, time: time.slice(0, 5), both: `${date} ${time.slice(0, 5)}` }[moment.parts]
  })
}

it.each([
  ['one whole day', '2026-11-21T00:00', '2026-11-22T00:00', ['2026-11-21', undefined]],
  ['whole days, the last one included', '2026-11-21T00:00', '2026-12-01T00:00', ['2026-11-21', '2026-11-30']],
  ['a day and the night after it', '2026-11-21T00:00', '2026-11-22T04:00', ['2026-11-21', '2026-11-22 04:00']],
  ['hours of a day', '2026-11-21T09:00', '2026-11-21T11:00', ['2026-11-21 09:00', '11:00']],
  ['hours from midnight', '2026-11-21T00:00', '2026-11-21T02:00', ['2026-11-21 00:00', '02:00']],
  ['hours over midnight', '2026-11-21T23:00', '2026-11-22T01:00', ['2026-11-21 23:00', '2026-11-22 01:00']],
  ['until midnight', '2026-11-21T09:00', '2026-11-22T00:00', ['2026-11-21 09:00', '2026-11-22 00:00']],
])('%s', (_, from, to, words) => expect(said(from, to)).toEqual(words))
