import type { InputOf, searchTrips as search, Trip } from '@billett/contract'
import { addMinutes, type SelectedTiming } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useStore } from 'react-redux'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import type { RootState, Store } from '../../state/store.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import * as calls from '../../state/tariff/tariff.calls.ts'
import { wallClockAt } from '../../state/tariff/trip-facts.ts'

const LISTS = {
  outward: {
    all: calls.searchTrips,

    earlier: calls.searchEarlierTrips,
    later: calls.searchLaterTrips,
  },
  back: {
    all: calls.searchBackTrips,

    earlier: calls.searchEarlierBackTrips,
    later: calls.searchLaterBackTrips,
  },
}

/** What trips are asked by, whenever they leave. */
type Ends = Omit<InputOf<typeof search>['query'], 'dateTime' | 'selectedTiming'>

interface When {
  /** Wall clock; null for now. */
  dateTime: string | null
  timing: SelectedTiming
}

/** The trips there, or those back, with earlier and later ones at either end. None are asked for without `ends`. */
export function useTripList(
  of: keyof typeof LISTS,
  trips: readonly Trip[] | null,
  ends: Ends | null,
  { dateTime, timing }: When,
) {
  const dispatch = useAppDispatch()
  const store: Store = useStore<RootState>() as Store
  const { timeZone } = useShop().region
  const { all, earlier, later } = LISTS[of]
  const tripsQuery = useCallback(
    () => ends && { ...ends, dateTime: dateTime ?? wallClockNow(timeZone), selectedTiming: timing },
    [ends, dateTime, timing, timeZone],
  )
  const askTrips = useCallback(() => {
    const query = tripsQuery()
    if (query) void dispatch(all({ query }))
  }, [dispatch, all, tripsQuery])
  useEffect(askTrips, [askTrips])

  const first = trips?.[0]
  const last = trips?.at(-1)
  const askEarlier = useCallback(() => {
    const at = first && wallClockAt(addMinutes(first.arrival, -1), timeZone)
    if (at && ends) void dispatch(earlier({ query: { ...ends, dateTime: at, selectedTiming: 'Arrival' } }))
  }, [dispatch, earlier, ends, first, timeZone])
  const askLater = useCallback(() => {
    const at = last && wallClockAt(addMinutes(last.departure, 1), timeZone)
    if (at && ends) void dispatch(later({ query: { ...ends, dateTime: at, selectedTiming: 'Departure' } }))
  }, [dispatch, later, ends, last, timeZone])
  const list = of === 'outward' ? 'trips' : 'backTrips'
  useEffect(() => {
    if (!ends) return
    let stop: (() => void) | null = () => undefined
    void import('./keep-trips-fresh.ts')
      .then(({ keepTripsFresh }) => {
        if (stop) stop = keepTripsFresh(store, { list, ends, timeZone })
      })
      .catch(() => undefined)
    return () => {
      stop?.()
      stop = null
    }
  }, [ends, list, store, timeZone])
  const { loading: earlierComing, errors: earlierErrors } = useCall(earlier)
  const { loading: laterComing, errors: laterErrors } = useCall(later)
  return {
    trips: useDeferredValue(trips),
    tripErrors: useCall(all).errors,
    tripsQuery,
    askTrips,
    earlier: useMemo(
      () => ({ loading: earlierComing, errors: earlierErrors, onPress: askEarlier }),
      [earlierComing, earlierErrors, askEarlier],
    ),
    later: useMemo(
      () => ({ loading: laterComing, errors: laterErrors, onPress: askLater }),
      [laterComing, laterErrors, askLater],
    ),
  }
}
