import type { RealTime } from '../../../ports/real-time.ts'
import type { World } from '../../../world.ts'

/**
 * What is known of now in this region; undefined where nobody tells. By real time, wherever a demo's clock is: the feed
 * is of the world outside.
 */
export const liveNow = ({
  regions,
  realTime,
  realClock,
}: Pick<World, 'regions' | 'realTime' | 'realClock'>): RealTime | undefined =>
  realTime.at(regions.current().timetable, realClock())
