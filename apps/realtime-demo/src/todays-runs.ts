import { demoRegion } from '@billett/demo-region'
import { addMinutes, BERLIN, type Instant, localDate, type PlainDate } from '@billett/domain'
import { buildTimetable, createRunsBetween, type DayRun, readTables, type Timetable } from '@billett/timetable'

/** Minutes before and after now that the feed tells of. */
const [BEFORE, AFTER] = [15, 360]

export interface TodaysRuns {
  at: (now: Instant) => DayRun[]
  /** The platforms of the station that a stop belongs to, itself among them. */
  platformsOf: (stopId: string) => string[]
}

function timetableOf(today: PlainDate): Timetable {
  const reading = readTables(demoRegion(today).tables)
  const build = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!build?.ok) throw new Error('the demo region is no timetable')
  return build.timetable
}

/** What runs in the demo region, which is the same network on any day. */
export function openTodaysRuns(now: Instant): TodaysRuns {
  const timetable = timetableOf(localDate(now, BERLIN))
  const between = createRunsBetween(timetable)
  const { ids, station, isStation } = timetable.stops
  const members = Map.groupBy(ids.keys(), stop => station[stop] ?? stop)
  const numbers = new Map(ids.map((id, stop) => [id, stop]))
  return {
    at: moment => between(addMinutes(moment, -BEFORE), addMinutes(moment, AFTER)),
    platformsOf: stopId => {
      const stop = numbers.get(stopId)
      const all = stop === undefined ? [] : (members.get(station[stop] ?? stop) ?? [])
      return all.filter(one => isStation[one] !== 1).map(one => ids[one] ?? '')
    },
  }
}
