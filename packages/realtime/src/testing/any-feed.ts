import fc from 'fast-check'
import {
  type Alert,
  type RealTimeFeed,
  SEVERITIES,
  type StopUpdate,
  TRIP_RELATIONS,
  type TripRef,
} from '../real-time-feed.ts'

const id = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
const moment = fc.integer({ min: 0, max: 4_000_000_000 })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

/** A record without the keys that are undefined: a feed leaves out what it does not know. */
const told = <T extends object>(one: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  one.map(record => {
    const copy = { ...record }
    for (const key in copy) if (copy[key] === undefined) delete copy[key]
    return copy
  })

const trip: fc.Arbitrary<TripRef> = told(
  fc.record({
    tripId: maybe(id),
    routeId: maybe(id),
    startDate: maybe(id),
    startTime: maybe(id),
    relation: fc.constantFrom(...TRIP_RELATIONS),
  }),
)

const event = told(
  fc.record({ time: maybe(moment), delay: maybe(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 })) }),
)

const stop: fc.Arbitrary<StopUpdate> = told(
  fc.record({
    sequence: maybe(fc.nat()),
    stopId: maybe(id),
    arrival: maybe(event),
    departure: maybe(event),
    relation: fc.constantFrom('scheduled', 'skipped', 'noData'),
    platformId: maybe(id),
  }),
)

const text = fc.array(
  fc.record({
    text: fc.string({ minLength: 1, unit: 'grapheme' }).filter(value => value.trim() !== ''),
    language: fc.constantFrom('', 'de', 'en', 'fr'),
  }),
  { maxLength: 3 },
)

const alert: fc.Arbitrary<Alert> = fc.record({
  id,
  severity: fc.constantFrom(...SEVERITIES),
  periods: fc.array(told(fc.record({ from: maybe(moment), until: maybe(moment) })), { maxLength: 3 }),
  targets: fc.array(
    told(fc.record({ agencyId: maybe(id), routeId: maybe(id), stopId: maybe(id), trip: maybe(trip) })),
    { maxLength: 3 },
  ),
  header: text,
  description: text,
  url: text,
})

/** Any feed there may be. */
export const anyFeed: fc.Arbitrary<RealTimeFeed> = fc.record({
  writtenAt: moment,
  trips: fc.array(
    told(
      fc.record({ trip, stops: fc.array(stop, { maxLength: 5 }), delay: maybe(fc.integer({ min: -900, max: 900 })) }),
    ),
    { maxLength: 4 },
  ),
  alerts: fc.array(alert, { maxLength: 3 }),
  vehicles: fc.array(
    told(
      fc.record({
        trip,
        latitude: fc.integer({ min: -90, max: 90 }),
        longitude: fc.integer({ min: -180, max: 180 }),
        at: maybe(moment),
      }),
    ),
    { maxLength: 3 },
  ),
})
