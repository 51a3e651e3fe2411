import { Trip } from '@billett/contract'
import { type Instant, toInstant } from '@billett/domain'
import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import * as z from 'zod/mini'
import { planned } from '../state/tariff/planned-trip.ts'
import { LATEST_RESULTS_KEY } from './forget-owned.ts'

const Results = z.object({
  /** What was asked, but from when on. */
  asked: z.string(),
  /** Wall clock. */
  from: z.string(),
  keptOn: z.string(),
  trips: z.array(Trip),
})
type Results = z.infer<typeof Results>

const inStorage = stored(LATEST_RESULTS_KEY, (value): value is Results => Results.safeParse(value).success)

/** What trips are asked by, said in the same order each time. */
interface Query {
  /** Wall clock. */
  dateTime: string
}

const apartFromWhen = ({ dateTime: _, ...asked }: Query): string => JSON.stringify(asked)

/** Characters they may take. */
const MAX_SIZE = 200_000

/** Keeps what the latest search found, in place of what an earlier one did. */
export function keepResults(query: Query, trips: readonly Trip[]): void {
  const [asked, from] = [apartFromWhen(query), query.dateTime]
  const results = { asked, from, keptOn: toInstant(serverNow()), trips: trips.map(planned) }
  if (JSON.stringify(results).length <= MAX_SIZE) inStorage.write(results)
}

/**
 * What the same search found last, as far as it has not gone by; undefined where that is nothing. A search from now on
 * is the same as any whose moment has passed.
 */
export function keptResults(query: Query, isNow: boolean): { keptOn: Instant; trips: Trip[] } | undefined {
  const results = inStorage.read()
  if (results?.asked !== apartFromWhen(query)) return undefined
  if (isNow ? results.from > query.dateTime : results.from !== query.dateTime) return undefined
  const trips = results.trips.filter(({ departure }) => Date.parse(departure) >= serverNow())
  return trips.length > 0 ? { keptOn: results.keptOn, trips } : undefined
}
