import { daysBetween } from '@billett/domain'
import type { TripUpdate } from '@billett/realtime'
import { parseGtfsDate } from '../gtfs/checks/field-kinds.ts'
import { isActive } from '../model/build-services.ts'
import type { Timetable } from '../model/timetable.ts'
import type { ServiceClock } from '../planner/service-clock.ts'

const DAY = 86_400
/** A trip that a feed tells of is under way, or begins or has ended within this. */
const NEAR = 43_200

/** The first moment an update names: past midnight it says more than the clock does. */
const momentIn = ({ stops }: TripUpdate): number | undefined =>
  stops.map(({ arrival, departure }) => departure?.time ?? arrival?.time).find(time => time !== undefined)

/**
 * The service day an update is about: the one it names, if the trip runs on it; else the one on which the trip is
 * nearest to now. Moments are seconds since 1970, `begin` and `end` seconds of the service day.
 */
export function serviceDayOf(
  update: TripUpdate,
  { service, begin, end }: { service: number; begin: number; end: number },
  { services, validity }: Pick<Timetable, 'services' | 'validity'>,
  clock: ServiceClock,
  now: number,
): number | undefined {
  const { startDate } = update.trip
  if (startDate !== undefined) {
    const date = parseGtfsDate(startDate)
    const day = date === undefined ? -1 : daysBetween(validity.from, date)
    return isActive(services, service, day) ? day : undefined
  }
  const moment = momentIn(update) ?? now
  // No calendar has every moment that a feed can write.
  if (moment < clock.startOf(-1) || moment > clock.startOf(services.days + 1)) return undefined
  const today = clock.dayAt(moment)
  const first = today - Math.ceil(end / DAY)
  let nearest: number | undefined
  let least = NEAR
  for (let day = first; day <= today + 1; day++) {
    if (!isActive(services, service, day)) continue
    const start = clock.startOf(day)
    const away = Math.max(0, start + begin - moment, moment - (start + end))
    if (away <= least) [nearest, least] = [day, away]
  }
  return nearest
}
