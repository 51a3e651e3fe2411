import { expect, it, vi } from 'vitest'
import { liveReaderOf } from '../live/live-times-of.ts'
import { builtTimetable } from '../testing/built-timetable.ts'
import { smallFeed } from '../testing/small-feed.ts'
import { createJourneyPlanner } from './journey-planner.ts'

const calls: [string, string][] = [
  ['A', '8:00'],
  ['B', '8:20'],
]

it('nobody who walks slowly or quickly waits for what a prepared planner needs', () => {
  const timetable = builtTimetable(smallFeed([{ id: 'one', line: '1', calls }]))
  const paced = vi.spyOn(timetable.footpaths.changeSeconds, 'map')
  const planner = createJourneyPlanner(timetable)
  planner.prepare(liveReaderOf(timetable)([], '2027-06-15T05:50:00.000Z'))
  expect(paced).toHaveBeenCalledTimes(2)
  const place = (id: string) => ({ kind: 'station', id }) as const
  for (const walkingSpeed of [0.8, 1.2, 1.6])
    planner({
      from: place('A'),
      to: place('B'),
      when: '2027-06-15T05:50:00.000Z',
      timing: 'departure',
      walkingSpeed,
    })
  expect(paced).toHaveBeenCalledTimes(2)
})
