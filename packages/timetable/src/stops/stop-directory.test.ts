import { describe, expect, it } from 'vitest'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { createStopDirectory } from './stop-directory.ts'

const tables = smallFeed([
  {
    id: 't1',
    line: '10',
    calls: [
      ['P', '12:00'],
      ['X', '12:10'],
    ],
  },
  {
    id: 't2',
    line: 'S1',
    calls: [
      ['P', '12:00'],
      ['X', '12:10'],
    ],
  },
])
const directory = createStopDirectory(
  builtTimetable({
    ...tables,
    routes: (tables.routes ?? []).map(row => (row.route_id === 'S1' ? { ...row, route_type: '109' } : row)),
    stops: [
      { stop_id: 'S', stop_name: 'Talheim', stop_lat: '50', stop_lon: '8', location_type: '1', parent_station: '' },
      { stop_id: 'P', stop_name: 'Talheim', stop_lat: '50', stop_lon: '8', location_type: '0', parent_station: 'S' },
      { stop_id: 'X', stop_name: 'Markt', stop_lat: '51', stop_lon: '8', location_type: '0', parent_station: '' },
    ],
  }),
)

describe('the directory of stops', () => {
  it('lists stations and stops that stand alone with what calls there', () => {
    expect(directory.stations().map(({ stop, modes, lineCount }) => [stop.id, modes, lineCount])).toEqual([
      ['S', ['suburban', 'bus'], 2],
      ['X', ['suburban', 'bus'], 2],
    ])
  })

  it('finds any stop by id, a platform with its station', () => {
    expect(directory.find('P')).toMatchObject({ id: 'P', stationId: 'S', stationName: 'Talheim' })
    expect(directory.find('nowhere')).toBeUndefined()
  })
})
