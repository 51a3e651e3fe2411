import { type Instant, toInstant } from './instant.ts'
import { offsetAt } from './zone.ts'

const DAY = 86_400_000

/** That the clocks of a zone are put on or back; offsets from UTC in milliseconds. */
export interface ZoneChange {
  at: Instant
  before: number
  after: number
}

/** The first millisecond at which the offset is no longer that of `from`; it is another one at `to`. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = offsetAt(from, zone)
  let [same, other] = [from, to]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (offsetAt(middle, zone) === before) same = middle
    else other = middle
  }
  return other
}

/** Every change of a zone's clocks between two moments, the earliest first. */
export function zoneChanges(zone: string, from: Instant, to: Instant): ZoneChange[] {
  const changes: ZoneChange[] = []
  const end = Date.parse(to)
  for (let day = Date.parse(from); day < end; day += DAY) {
    const next = Math.min(day + DAY, end)
    const [before, after] = [offsetAt(day, zone), offsetAt(next, zone)]
    if (before !== after) changes.push({ at: toInstant(changeBetween(day, next, zone)), before, after })
  }
  return changes
}
