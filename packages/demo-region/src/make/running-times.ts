import type { Mode } from '../network.ts'
import { distance, type Point } from './geometry.ts'

const STANDING: Record<Mode, number> = { rail: 1, tram: 0, bus: 0, ferry: 0 }
/** Trains wait here for the connections of the regular-interval timetable. */
const HUB_STANDING: Record<Mode, number> = { rail: 3, tram: 1, bus: 2, ferry: 0 }

/**
 * Whole minutes after departure from the first stop; rounding never adds up along the line and no hop takes less than a
 * minute.
 */
export const runningTimes = (
  points: Point[],
  { mode, speed, hub }: { mode: Mode; speed: number; hub: number },
): { arrive: number; depart: number }[] => {
  let exact = 0
  let previous: { point: Point; depart: number } | undefined
  return points.map((point, index) => {
    if (!previous) {
      previous = { point, depart: 0 }
      return { arrive: 0, depart: 0 }
    }
    exact += (distance(previous.point, point) / speed) * 60
    const arrive = Math.max(previous.depart + 1, Math.round(exact))
    const isLast = index === points.length - 1
    const standing = isLast ? 0 : index === hub ? HUB_STANDING[mode] : STANDING[mode]
    exact = Math.max(exact, arrive) + standing
    previous = { point, depart: arrive + standing }
    return { arrive, depart: arrive + standing }
  })
}
