import { addDays, epochOf, toInstant } from '@billett/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Timetable } from '../model/timetable.ts'
import {
  accessOf,
  allJourneys,
  type BruteJourney,
  type BruteTask,
  changesOf,
  earliestArrivals,
  egressOf,
  runsOf,
} from '../testing/brute-force.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { randomNetwork } from '../testing/random-network.ts'
import type { Journey } from './journey.ts'
import { createJourneyPlanner } from './journey-planner.ts'

const MAX_RIDES = 4
const HALF_DAY = 43_200
/** Two ordinary days and both nights on which the clock changes in Germany. */
const DAYS = ['2027-06-15', '2027-02-28', '2027-03-28', '2027-10-31']

const scenario = fc.constantFrom(...DAYS).chain(on =>
  fc.record({
    tables: randomNetwork({ before: addDays(on, -1), on, after: addDays(on, 1) }),
    // From the evening before to the second next morning, in UTC minutes.
    when: fc.nat(36 * 60).map(minutes => epochOf(`${addDays(on, -1)}T20:00:00.000Z`) / 1000 + minutes * 60),
    from: fc.nat(6),
    to: fc.nat(6),
    via: fc.option(fc.nat(6), { nil: undefined }),
  }),
)

interface Prepared {
  timetable: Timetable
  task: BruteTask
  when: number
}

const prepare = ({
  tables,
  when,
  from,
  to,
  via,
}: typeof scenario extends fc.Arbitrary<infer T> ? T : never): Prepared => {
  fc.pre(from !== to)
  const timetable = builtTimetable(tables, { minChange: 240 })
  const task = {
    runs: runsOf(tables),
    changes: changesOf(timetable),
    from: `S${from}`,
    to: `S${to}`,
    via: via === undefined ? undefined : `S${via}`,
    maxRides: MAX_RIDES,
  }
  return { timetable, task, when }
}

const ask = ({ timetable, task, when }: Prepared, timing: 'departure' | 'arrival', results: number): Journey[] => {
  const reply = createJourneyPlanner(timetable)({
    from: { kind: 'stop', id: task.from },
    to: { kind: 'stop', id: task.to },
    ...(task.via === undefined ? {} : { via: { kind: 'stop', id: task.via } }),
    when: toInstant(when * 1000),
    timing,
    results,
    maxTransfers: MAX_RIDES - 1,
  })
  if (!reply.ok) throw new Error(reply.reason)
  return reply.journeys
}

const rideCount = ({ legs }: Journey): number => legs.filter(({ kind }) => kind === 'ride').length

const withRides = (journeys: Journey[]): BruteJourney[] =>
  journeys
    .filter(journey => rideCount(journey) > 0)
    .map(journey => ({
      begin: epochOf(journey.departure) / 1000,
      end: epochOf(journey.arrival) / 1000,
      rides: rideCount(journey),
    }))

/** A journey slower than walking is not offered; with a via there is no walking. */
const walkSeconds = (task: BruteTask): number => {
  if (task.via !== undefined && task.via !== task.from && task.via !== task.to) return Number.POSITIVE_INFINITY
  const egress = egressOf(task)
  const ways = [...accessOf(task)].map(([stop, seconds]) => seconds + (egress.get(stop) ?? Number.POSITIVE_INFINITY))
  return Math.min(...ways)
}

const sorted = (journeys: BruteJourney[]): BruteJourney[] =>
  journeys.toSorted((a, b) => a.begin - b.begin || a.end - b.end || a.rides - b.rides)

describe('the journeys found in random networks', () => {
  it('arrive as early as brute force does, for every number of rides', () => {
    fc.assert(
      fc.property(scenario, input => {
        const prepared = prepare(input)
        const { task, when } = prepared
        let best = when + 2 * HALF_DAY
        const expected = earliestArrivals(task, when).flatMap((end, i) => {
          if (end >= best) return []
          best = end
          return [{ end, rides: i + 1 }]
        })
        const found = withRides(ask(prepared, 'departure', 1))
        const walk = walkSeconds(task)
        for (const { end, rides } of expected) {
          const match = found.find(journey => journey.end === end && journey.rides === rides)
          expect(match !== undefined || end - when >= walk).toBe(true)
          if (match) expect(match.begin).toBeGreaterThanOrEqual(when)
        }
        for (const { end, rides } of found) expect(expected).toContainEqual({ end, rides })
      }),
      { numRuns: 400 },
    )
  })

  it('are, after a time, exactly those that brute force finds and nothing beats', () => {
    fc.assert(
      fc.property(scenario, input => {
        const prepared = prepare(input)
        const { task, when } = prepared
        const isNear = ({ begin, end }: BruteJourney): boolean =>
          begin >= when && begin < when + HALF_DAY && end - begin < Math.min(HALF_DAY, walkSeconds(task))
        const found = withRides(ask(prepared, 'departure', 1000)).filter(isNear)
        expect(sorted(found)).toEqual(sorted(allJourneys(task).filter(isNear)))
      }),
      { numRuns: 400 },
    )
  })

  it('are, before a time, exactly those that brute force finds and nothing beats', () => {
    fc.assert(
      fc.property(scenario, input => {
        const prepared = prepare(input)
        const { task, when } = prepared
        const isNear = ({ begin, end }: BruteJourney): boolean =>
          end <= when && end > when - HALF_DAY && end - begin < Math.min(HALF_DAY, walkSeconds(task))
        const found = withRides(ask(prepared, 'arrival', 1000)).filter(isNear)
        expect(sorted(found)).toEqual(sorted(allJourneys(task).filter(isNear)))
      }),
      { numRuns: 400 },
    )
  })

  it('hang together: every leg begins where and not before the one before it ends, and the via lies on the way', () => {
    fc.assert(
      fc.property(scenario, fc.constantFrom('departure' as const, 'arrival' as const), (input, timing) => {
        const prepared = prepare(input)
        const { task, when } = prepared
        for (const journey of ask(prepared, timing, 5)) {
          const stops = journey.legs.flatMap(leg =>
            leg.kind === 'walk'
              ? [leg.from?.id, leg.to?.id]
              : [leg.from.stop.id, ...leg.intermediate.map(call => call.stop.id), leg.to.stop.id],
          )
          expect(stops[0]).toBe(task.from)
          expect(stops.at(-1)).toBe(task.to)
          if (task.via !== undefined && rideCount(journey) > 0) expect(stops).toContain(task.via)
          if (timing === 'departure') expect(epochOf(journey.departure) / 1000).toBeGreaterThanOrEqual(when)
          else expect(epochOf(journey.arrival) / 1000).toBeLessThanOrEqual(when)
          for (const [i, leg] of journey.legs.entries()) {
            const before = journey.legs[i - 1]
            if (before) expect(leg.departure >= before.arrival).toBe(true)
            expect(leg.arrival >= leg.departure).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
