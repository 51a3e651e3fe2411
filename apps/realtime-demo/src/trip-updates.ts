import type { TripUpdate } from '@billett/realtime'
import type { DayRun } from '@billett/timetable'
import { type Fate, fateOf, PUNCTUAL } from './fate.ts'
import type { Switch } from './switches.ts'
import type { TodaysRuns } from './todays-runs.ts'

/** Seconds: everything late, and so late that whoever changes is left behind. */
const LATE = 300
const BROKEN = 1800

/** The next trip of each line that has not begun, to each of its ends. */
function nextOfLines(runs: DayRun[], now: number): Set<DayRun> {
  const next = new Map<string, DayRun>()
  for (const run of runs) {
    const begin = run.calls[0]?.departure ?? 0
    const way = `${run.lineId}|${run.calls.at(-1)?.stopId}`
    const known = next.get(way)?.calls[0]?.departure ?? Number.POSITIVE_INFINITY
    if (begin >= now && begin < known) next.set(way, run)
  }
  return new Set(next.values())
}

function fates(runs: DayRun[], set: Switch, now: number): (run: DayRun) => Fate {
  const next = nextOfLines(runs, now)
  switch (set) {
    case 'onTime':
      return () => PUNCTUAL
    case 'late':
      return () => ({ ...PUNCTUAL, delay: LATE })
    case 'cancelled':
      return run => ({ ...PUNCTUAL, isCancelled: next.has(run) })
    case 'broken':
      return run => ({ ...PUNCTUAL, delay: next.has(run) ? BROKEN : 0 })
    default:
      return fateOf
  }
}

const update = (
  run: DayRun,
  { delay, isCancelled, isElsewhere }: Fate,
  platformsOf: TodaysRuns['platformsOf'],
): TripUpdate => {
  const [first] = run.calls
  const other = platformsOf(first?.stopId ?? '').find(stop => stop !== first?.stopId)
  const trip = {
    tripId: run.tripId,
    routeId: run.lineId,
    startDate: run.serviceDate.replaceAll('-', ''),
    relation: isCancelled ? 'cancelled' : 'scheduled',
  } as const
  if (isCancelled || !first) return { trip, stops: [] }
  const elsewhere = isElsewhere && other !== undefined ? { platformId: other } : {}
  const departure = { delay, time: first.departure + delay }
  return {
    trip,
    stops: [{ relation: 'scheduled', sequence: first.sequence, stopId: first.stopId, departure, ...elsewhere }],
  }
}

/** What the feed says of each trip that runs; `now` in seconds since 1970. */
export function tripUpdates(
  runs: DayRun[],
  set: Switch,
  now: number,
  { platformsOf }: Pick<TodaysRuns, 'platformsOf'>,
): TripUpdate[] {
  const fateNow = fates(runs, set, now)
  const updates = runs.map(run => update(run, fateNow(run), platformsOf))
  return set === 'wrongIds'
    ? updates.map(one => ({ ...one, trip: { ...one.trip, tripId: `other-${one.trip.tripId}` } }))
    : updates
}
