import { demoRegion } from '@billett/demo-region'
import { atWallClock, BERLIN, type Instant, localDate, toInstant } from '@billett/domain'
import {
  buildTimetable,
  createJourneyPlanner,
  createStopDirectory,
  type FeedReading,
  type JourneyPlanner,
  type LiveTimes,
  readFeed,
  readTables,
  type Timetable,
} from '@billett/timetable'
import { BIG_GRID, gridFeed } from '../journeys/grid-feed.ts'
import { type Question, questions } from '../journeys/questions.ts'
import { percentile } from '../measure/percentile.ts'
import { milliseconds, number } from '../measure/written.ts'
import type { Figure, Row } from '../row.ts'
import { madeUpDelays } from './made-up-delays.ts'

/** With real time a search takes so many times as long at most. */
const AIM = 1.2
const WARM_UP = 50

/** Searches on what runs now beside the same on the timetable alone, one after the other in this process. */
export const realTime: Row = {
  name: 'real-time',
  measure: async ({ quick }) => {
    const asked = WARM_UP + (quick ? 150 : 600)
    const demo = timetableOf(readTables(demoRegion(localDate(toInstant(Date.now()), BERLIN)).tables))
    const grid = timetableOf(readFeed(gridFeed(BIG_GRID)))
    return [figureOf('demo region', demo, asked), figureOf('made-up city', grid, asked)]
  },
}

function figureOf(name: string, timetable: Timetable, asked: number): Figure {
  const stops = createStopDirectory(timetable)
    .stations()
    .filter(({ lineCount }) => lineCount > 0)
    .map(({ stop }) => stop.id)
  const [first] = questions('departure', stops, 1)
  const now = atWallClock(first?.date ?? '', '08:00', timetable.timeZone)
  const live = madeUpDelays(timetable, now)
  const plan = createJourneyPlanner(timetable)
  const all = questions('departure', stops, asked)
  const spent = { without: [] as number[], with: [] as number[] }
  // One after the other for each question, so that whatever else the machine does troubles both.
  for (const [i, question] of all.entries()) {
    const without = took(plan, question, now, undefined)
    const withIt = took(plan, question, now, live)
    if (i < WARM_UP) continue
    spent.without.push(without)
    spent.with.push(withIt)
  }
  const [alone, laid] = [percentile(spent.without, 0.95), percentile(spent.with, 0.95)]
  return {
    what: `journeys on what runs now, ${name} (${live.runs.size.toLocaleString('en')} trips told of), in process, p95`,
    value: milliseconds(laid),
    reference: `${milliseconds(alone)} (the timetable alone)`,
    compared: `${number(laid / alone)} ×`,
    aim: `< ${AIM} ×`,
    met: laid < alone * AIM,
  }
}

/** Milliseconds of one search in the hours that real time tells of. */
function took(plan: JourneyPlanner, { from, to, time }: Question, now: Instant, live: LiveTimes | undefined): number {
  const minutes = Number(time.slice(3)) * 3
  const when = toInstant(Date.parse(now) + minutes * 60_000)
  const began = performance.now()
  plan({ from: { kind: 'station', id: from }, to: { kind: 'station', id: to }, when, timing: 'departure' }, live)
  return performance.now() - began
}

function timetableOf(reading: FeedReading): Timetable {
  const built = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!built?.ok) throw new Error('the timetable to be measured cannot be built')
  return built.timetable
}
