import type { InputOf, searchTrips } from '@billett/contract'
import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import type { Store } from '../../state/store.ts'
import { agedTrips, renewed } from '../../state/tariff/aged-trips.ts'
import { renewTrips } from '../../state/tariff/tariff.calls.ts'
import { tellTrips } from '../../state/tariff/tariff.slice.ts'
import { wallClockAt } from '../../state/tariff/trip-facts.ts'

/** Milliseconds after which open results are asked for anew. */
const ASKED_AGAIN = 45_000

interface Looked {
  list: 'trips' | 'backTrips'
  /** What they were asked by, whenever they leave. */
  ends: Omit<InputOf<typeof searchTrips>['query'], 'dateTime' | 'selectedTiming'>
  timeZone: string
}

/**
 * Trips stay true while they are looked at: where the company tells how they run, they are asked for again while the
 * page is seen and when it is seen once more, and what no answer confirms grows old. Returns how to stop.
 */
export function keepTripsFresh({ dispatch, getState }: Store, { list, ends, timeZone }: Looked): () => void {
  let stopped = false
  const shown = () => getState().tariffStore[list] ?? []
  const age = () => {
    const trips = agedTrips(shown(), serverNow())
    if (trips !== shown()) dispatch(tellTrips({ list, trips: [...trips] }))
  }
  const look = async () => {
    age()
    const [first] = shown()
    if (document.hidden || !first || shown().every(({ realTime }) => !realTime)) return
    const dateTime = wallClockAt(first.departure, timeZone)
    const answer = await dispatch(renewTrips({ query: { ...ends, dateTime, selectedTiming: 'Departure' } }))
    if (stopped || !renewTrips.fulfilled.match(answer)) return
    dispatch(tellTrips({ list, trips: renewed(shown(), answer.payload.data) }))
  }
  const onTime = () => void look()
  const timer = setInterval(onTime, ASKED_AGAIN)
  document.addEventListener('visibilitychange', onTime)
  return () => {
    stopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTime)
  }
}
