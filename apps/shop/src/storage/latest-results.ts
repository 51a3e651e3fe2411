import { Trip } from '@billett/contract'
import { type Instant, toInstant } from '@billett/domain'
import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'

const Results = z.object({
  /** What was asked, as the address says it. */
  asked: z.string(),
  keptOn: z.string(),
  trips: z.array(Trip),
})
type Results = z.infer<typeof Results>

const inStorage = stored('latest_results', (value): value is Results => Results.safeParse(value).success)

/** Characters they may take. */
const MAX_SIZE = 200_000

type Call = Trip['legs'][number]['from']

const plannedCall = ({ now: _, ...call }: Call): Call => call

/** As the timetable has it: what real time said is soon untrue, and the course is long. */
const planned = ({ realTime: _, notices: __, ...trip }: Trip): Trip => ({
  ...trip,
  legs: trip.legs.map(({ now: _now, connection: _connection, notices: _notices, ...leg }) => ({
    ...leg,
    from: plannedCall(leg.from),
    to: plannedCall(leg.to),
    stops: leg.stops.map(plannedCall),
    polyline: [],
  })),
})

/** Keeps what the latest search found, in place of what an earlier one did. */
export function keepResults(asked: string, trips: readonly Trip[]): void {
  const results = { asked, keptOn: toInstant(serverNow()), trips: trips.map(planned) }
  if (JSON.stringify(results).length <= MAX_SIZE) inStorage.write(results)
}

/** What the same search found last, as far as it has not gone by; undefined where that is nothing. */
export function keptResults(asked: string): { keptOn: Instant; trips: Trip[] } | undefined {
  const results = inStorage.read()
  if (results?.asked !== asked) return undefined
  const trips = results.trips.filter(({ departure }) => Date.parse(departure) >= serverNow())
  return trips.length > 0 ? { keptOn: results.keptOn, trips } : undefined
}
