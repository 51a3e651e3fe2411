import type { RealTime } from '../../../ports/real-time.ts'
import type { World } from '../../../world.ts'

/**
 * What is known of now in this region; undefined where nobody tells. By real time, wherever a demo's clock is: the feed
 * is of the world outside.
 */
export const liveNow = ({
  regions,
  feeds,
  realTime,
  realClock,
}: Pick<World, 'regions' | 'feeds' | 'realTime' | 'realClock'>): RealTime | undefined => {
  const region = regions.current()
  return feeds.areAbout(region) ? realTime.at(region.timetable, realClock()) : undefined
}
