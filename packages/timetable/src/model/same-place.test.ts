import { describe, expect, it } from 'vitest'
import { createStopDirectory } from '../stops/stop-directory.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'

const stop = (id: string, name: string, lat: number, zone_id = '') => ({
  stop_id: id,
  stop_name: name,
  stop_lat: `${lat}`,
  stop_lon: '8',
  zone_id,
})
/** The places of a feed whose trip calls at all these stops, by the stop that stands for each. */
const placesOf = (stops: ReturnType<typeof stop>[], stop_areas: Record<string, string>[] = []) => {
  const calls = stops.map(({ stop_id }, i) => [stop_id, `8:${10 + i}`] as const)
  const feed = smallFeed([{ id: 't', line: '1', calls }], { stops, stop_areas, areas: [{ area_id: 'in' }] })
  return createStopDirectory(builtTimetable(feed))
    .stations()
    .map(place => place.stop.id)
}

/** Some 55 metres. */
const STEP = 0.0005

describe('stops of one name', () => {
  it('near each other are one place', () => {
    expect(placesOf([stop('a', 'Markt', 50), stop('b', 'MARKT ', 50 + STEP), stop('c', 'Dorf', 50 + STEP)])).toEqual([
      'a',
      'c',
    ])
  })

  it('further away are places of their own', () => {
    expect(placesOf([stop('a', 'Kirche', 50), stop('b', 'Kirche', 50 + 4 * STEP)])).toEqual(['a', 'b'])
  })

  it('in different fare zones or areas are too, since their prices differ', () => {
    expect(placesOf([stop('a', 'Grenze', 50, 'A'), stop('b', 'Grenze', 50, 'B')])).toEqual(['a', 'b'])
    const areas = [{ stop_id: 'a', area_id: 'in' }]
    expect(placesOf([stop('a', 'Grenze', 50), stop('b', 'Grenze', 50)], areas)).toEqual(['a', 'b'])
  })
})
