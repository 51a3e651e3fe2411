import { atWallClock } from '@billett/domain'
import { createJourneyPlanner, type Timetable } from '@billett/timetable'
import type { Question } from './questions.ts'

/** How many journeys a range has: an afternoon of them. */
const RANGE = 20

/** Asks the planner in this process; true when it found a journey. */
export function plannerOf(timetable: Timetable): (question: Question) => boolean {
  const plan = createJourneyPlanner(timetable)
  return ({ kind, from, to, via, date, time }) => {
    const reply = plan({
      from: { kind: 'station', id: from },
      to: { kind: 'station', id: to },
      ...(via === undefined ? {} : { via: { kind: 'station', id: via } }),
      when: atWallClock(date, time, timetable.timeZone),
      timing: kind === 'arrival' ? 'arrival' : 'departure',
      ...(kind === 'range' ? { results: RANGE } : {}),
    })
    return reply.ok && reply.journeys.length > 0
  }
}
