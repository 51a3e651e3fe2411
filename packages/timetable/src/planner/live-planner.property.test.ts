import { addDays, epochOf, toInstant } from '@billett/domain'
import type { TripUpdate } from '@billett/realtime'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GtfsTables } from '../gtfs/gtfs-tables.ts'
import { rowsOf } from '../gtfs/gtfs-tables.ts'
import { liveReaderOf } from '../live/live-times-of.ts'
import { accessOf, changesOf, earliestArrivals, egressOf, type RunCall, runsOf } from '../testing/brute-force.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { randomNetwork } from '../testing/random-network.ts'
import type { Journey } from './journey.ts'
import { createJourneyPlanner } from './journey-planner.ts'

const MAX_RIDES = 3
/** How far ahead runs are looked at, and how long one search looks, in seconds. */
const [AHEAD, HORIZON] = [6 * 3600, 86_400]
const ON = '2027-06-15'

/** Seconds late, or what else becomes of a run. */
type Fate = number | 'cancelled'
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constant<Fate>('cancelled'),
  fc.constantFrom<Fate>(0, 60, 300, 900, 3600, -120),
)

const scenario = fc.record({
  tables: randomNetwork({ before: addDays(ON, -1), on: ON, after: addDays(ON, 1) }),
  when: fc.nat(36 * 60).map(minutes => epochOf(`${addDays(ON, -1)}T20:00:00.000Z`) / 1000 + minutes * 60),
  fates: fc.array(fate, { minLength: 1, maxLength: 12 }),
  from: fc.nat(6),
  to: fc.nat(6),
})

/** Every run with what becomes of it. */
const fatesOf = (tables: GtfsTables, fates: Fate[]): Map<string, Fate> => {
  const runs = rowsOf(tables, 'calendar_dates').flatMap(({ service_id, date = '' }) =>
    rowsOf(tables, 'trips')
      .filter(trip => trip.service_id === service_id)
      .map(trip => `${trip.trip_id}|${date}`),
  )
  return new Map(runs.map((run, i) => [run, fates[i % fates.length] ?? 0]))
}

const asUpdate = (run: string, what: Fate): TripUpdate => {
  const [tripId = '', startDate = ''] = run.split('|')
  return what === 'cancelled'
    ? { trip: { tripId, startDate, relation: 'cancelled' }, stops: [] }
    : { trip: { tripId, startDate, relation: 'scheduled' }, stops: [], delay: what }
}

const changed = (calls: RunCall[], what: Fate, now: number): RunCall[] | undefined => {
  if ((calls[0]?.departure ?? 0) > now + AHEAD) return calls
  if (what === 'cancelled') return undefined
  return calls.map(call => ({ ...call, arrival: call.arrival + what, departure: call.departure + what }))
}

const endOf = ({ legs }: Journey): number => {
  const walk = legs.at(-1)
  const ride = legs.findLast(leg => leg.kind === 'ride')
  if (!ride) return Number.NaN
  return epochOf(ride.to.live?.arrival ?? ride.arrival) / 1000 + (walk?.kind === 'walk' ? walk.seconds : 0)
}

it('journeys on what runs now arrive as early as brute force does on it, and ride nothing that is cancelled', () => {
  fc.assert(
    fc.property(scenario, ({ tables, when, fates, from, to }) => {
      fc.pre(from !== to)
      const timetable = builtTimetable(tables, { minChange: 240 })
      const wanted = fatesOf(tables, fates)
      const live = liveReaderOf(timetable)(
        [...wanted].map(([run, what]) => asUpdate(run, what)),
        toInstant(when * 1000),
      )
      const task = {
        runs: runsOf(tables, (trip, date, calls) => changed(calls, wanted.get(`${trip}|${date}`) ?? 0, when)),
        changes: changesOf(timetable),
        from: `S${from}`,
        to: `S${to}`,
        via: undefined,
        maxRides: MAX_RIDES,
      }
      const reply = createJourneyPlanner(timetable)(
        {
          from: { kind: 'stop', id: task.from },
          to: { kind: 'stop', id: task.to },
          when: toInstant(when * 1000),
          timing: 'departure',
          results: 1,
          maxTransfers: MAX_RIDES - 1,
        },
        live,
      )
      if (!reply.ok) throw new Error(reply.reason)
      const isRidden = ({ legs }: Journey): boolean => legs.some(({ kind }) => kind === 'ride')
      const connections = ({ legs }: Journey) => legs.map(leg => (leg.kind === 'ride' ? leg.connection : undefined))
      // What was planned and fails now is named as well.
      const running = reply.journeys.filter(
        journey =>
          isRidden(journey) &&
          journey.legs.every(leg => leg.kind === 'walk' || !leg.live?.cancelled) &&
          !connections(journey).includes('missed'),
      )
      const egress = egressOf(task)
      const walk = Math.min(
        ...[...accessOf(task)].map(([stop, seconds]) => seconds + (egress.get(stop) ?? Number.POSITIVE_INFINITY)),
      )
      const best = Math.min(...earliestArrivals(task, when).filter(end => end < when + HORIZON))
      if (Number.isFinite(best) && best - when < walk) expect(running.map(endOf)).toContain(best)
      for (const journey of running)
        if (!connections(journey).includes('atRisk')) expect(endOf(journey)).toBeGreaterThanOrEqual(best)
    }),
    { numRuns: 300 },
  )
})
