import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as calls from '@billett/contract'
import { demoRegion } from '@billett/demo-region'
import { BERLIN, localDate, toInstant } from '@billett/domain'
import {
  buildTimetable,
  createStopDirectory,
  type FeedReading,
  readFeed,
  readTables,
  type Timetable,
} from '@billett/timetable'
import type { Closing } from '../../scripts/processes/closing.ts'
import { within } from '../../scripts/processes/within.ts'
import { temporaryFolder } from '../../scripts/tests/temporary-folder.ts'
import { percentile } from '../measure/percentile.ts'
import { milliseconds } from '../measure/written.ts'
import { shopClient } from '../product/shop-client.ts'
import { startBenchProduct } from '../product/start-bench-product.ts'
import type { Figure, Row } from '../row.ts'
import { plannerOf } from './ask-planner.ts'
import { BIG_GRID, gridFeed } from './grid-feed.ts'
import { KINDS, type Kind, type Question, questions } from './questions.ts'

const AIM_P95 = 50
const WARM_UP = 50
/** The status that says there is no such journey. */
const NOT_FOUND = 404

/** Journeys in the demo region and in a network of a million calls a day; over HTTP, beside the planner alone. */
export const journeys: Row = {
  name: 'journeys',
  measure: ({ quick, closing }) =>
    within(closing, async inner => {
      const asked = quick ? 100 : 400
      const zip = gridFeed(BIG_GRID)
      const feed = join(temporaryFolder(inner), 'grid.zip')
      writeFileSync(feed, zip)
      const demo = timetableOf(readTables(demoRegion(localDate(toInstant(Date.now()), BERLIN)).tables))
      const grid = timetableOf(readFeed(zip))
      return [
        ...(await figuresOf('demo region', demo, { asked, closing: inner })),
        ...(await figuresOf('made-up city', grid, { asked, closing: inner, feed })),
      ]
    }),
}

type Measured = { p50: number; p95: number; found: number }

async function figuresOf(
  name: string,
  timetable: Timetable,
  { asked, closing, feed }: { asked: number; closing: Closing; feed?: string },
): Promise<Figure[]> {
  const stops = servedStations(timetable)
  const plan = plannerOf(timetable)
  const tasks = KINDS.map(kind => ({ kind, all: questions(kind, stops, asked + WARM_UP) }))
  const inProcess = new Map<Kind, Measured>()
  for (const { kind, all } of tasks) inProcess.set(kind, await measured(all, async question => plan(question)))

  const overHttp = await within(closing, async inner => {
    const { shop } = await startBenchProduct(inner, feed)
    const ask = askShop(shop)
    const answers = new Map<Kind, Measured>()
    for (const { kind, all } of tasks) if (kind !== 'range') answers.set(kind, await measured(all, ask))
    return answers
  })
  const size = `${timetable.trips.departures.length.toLocaleString('en')} calls`
  return tasks.flatMap(({ kind }) => {
    const alone = inProcess.get(kind)
    const served = overHttp.get(kind)
    const figure = served ?? alone
    if (!alone || !figure) return []
    return [
      {
        what: `journeys by ${kind}, ${name} (${size}), ${served ? 'over HTTP' : 'in process'}, p50 / p95`,
        value: times(figure),
        reference: served
          ? `${times(alone)} (the planner alone)`
          : `${Math.round(alone.found * 100)} % found a journey`,
        aim: `p95 < ${AIM_P95} ms`,
        met: figure.p95 < AIM_P95,
      },
    ]
  })
}

const times = ({ p50, p95 }: Measured): string => `${milliseconds(p50)} / ${milliseconds(p95)}`

/** The first questions only warm up. Throws when hardly a question has an answer: then nothing was measured. */
async function measured(all: readonly Question[], ask: (question: Question) => Promise<boolean>): Promise<Measured> {
  const spent: number[] = []
  let found = 0
  for (const [i, question] of all.entries()) {
    const began = performance.now()
    const isFound = await ask(question)
    if (i < WARM_UP) continue
    spent.push(performance.now() - began)
    if (isFound) found += 1
  }
  if (found < spent.length / 2) throw new Error(`only ${found} of ${spent.length} journeys were found`)
  return { p50: percentile(spent, 0.5), p95: percentile(spent, 0.95), found: found / spent.length }
}

function askShop(shop: string): (question: Question) => Promise<boolean> {
  const client = shopClient(shop)
  return async ({ kind, from, to, via, date, time }) => {
    const query = {
      start: from,
      destination: to,
      ...(via === undefined ? {} : { via }),
      dateTime: `${date}T${time}`,
      selectedTiming: kind === 'arrival' ? ('Arrival' as const) : ('Departure' as const),
    }
    try {
      return (await client.ask(calls.searchTrips, { query })).length > 0
    } catch (error) {
      if (error instanceof Error && error.cause === NOT_FOUND) return false
      throw error
    }
  }
}

const servedStations = (timetable: Timetable): string[] =>
  createStopDirectory(timetable)
    .stations()
    .filter(station => station.lineCount > 0)
    .map(station => station.stop.id)

function timetableOf(reading: FeedReading): Timetable {
  const built = reading.ok ? buildTimetable(reading.tables) : undefined
  if (!built?.ok) throw new Error('the timetable to be measured cannot be built')
  return built.timetable
}
