import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readView, withoutView, withView } from './results-view.ts'
import { tripKey } from './trip-key.ts'

const asked = new URLSearchParams('from=1&to=2&at=2126-11-23T08:00')

it('the address gives back what was on the screen, and what was asked', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('trips' as const, 'tickets' as const),
      fc.option(fc.string().map(tripKey), { nil: undefined }),
      fc.option(fc.string().map(tripKey), { nil: undefined }),
      (part, trip, back) => {
        const view = { part, trip, backTrip: trip && back }
        const query = withView(asked, view)
        expect(readView(new URLSearchParams(query.toString()))).toEqual(view)
        expect(withoutView(query).toString()).toBe(asked.toString())
      },
    ),
  )
})

it.each(['view=maps', 'trip=x', 'trip=<b>', 'backtrip=0123456789ab'])(
  'falls back where it makes no sense: %s',
  words => {
    expect(readView(new URLSearchParams(words))).toEqual({ part: 'trips', trip: undefined })
  },
)

it('trips that differ in a letter have keys that differ', () => {
  const ids = Array.from({ length: 5_000 }, (_, number) => `day/2126-11-23/run-${number}`)
  expect(new Set(ids.map(tripKey)).size).toBe(ids.length)
})
