import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toInstant } from './instant.ts'
import { wallClocks } from './wall-clocks.ts'
import { wallClock } from './zone.ts'

/** Around the nights in which clocks are turned, by half an hour in one place and at one minute past in another. */
const TURNS = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-04-04T15:00Z', '2010-11-07T02:31Z', '2011-12-30T10:00Z']

const near = fc
  .tuple(fc.constantFrom(...TURNS), fc.integer({ min: -7_200_000, max: 7_200_000 }))
  .map(([turn, ahead]) => toInstant(Date.parse(turn) + ahead))
const any = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(toInstant)

it.each(['Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia', 'UTC'])(
  'shows of many moments in %s what one shows of each',
  zone => {
    const show = wallClocks(zone)
    fc.assert(
      fc.property(fc.oneof(near, any), moment => {
        expect(show(moment)).toEqual(wallClock(moment, zone))
      }),
    )
  },
)

it('shows the same when it has been asked about more hours than it remembers', () => {
  const show = wallClocks('Europe/Berlin')
  for (let hour = 0; hour < 9000; hour += 1) show(toInstant(Date.parse('2026-01-01T00:30Z') + hour * 3_600_000))
  expect(show('2026-01-01T00:30:00.000Z')).toEqual({ date: '2026-01-01', time: '01:30:00' })
})
