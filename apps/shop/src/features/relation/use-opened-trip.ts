import type { Trip } from '@billett/contract'
import { useArrival } from '@billett/web-kit/links/use-arrival.ts'
import { useBack } from '@billett/web-kit/links/use-back.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type ResultsView, readView, withoutView, withView } from '../../state/tariff/results-view.ts'
import { tripKey, tripLinkIn } from '../../state/tariff/trip-key.ts'

/**
 * The part of the results and the trip that the address says are on the screen. A trip that is opened has the focus at
 * its heading (`opened`); closed, by whatever way, its row has it again.
 */
export function useOpenedTrip(trips: readonly Trip[] | null, focusOpened: () => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const back = useBack()
  const arrival = useArrival()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const view = useMemo(() => readView(query), [query])
  const asked = useMemo(() => withoutView(query).toString(), [query])
  const trip = useMemo(() => trips?.find(({ id }) => tripKey(id) === view.trip) ?? null, [trips, view.trip])

  const addressOf = useCallback(
    (part: ResultsView['part'], opened: string | undefined) =>
      `${pathname}?${withView(new URLSearchParams(asked), { part, trip: opened })}`,
    [pathname, asked],
  )
  const before = useRef(view.trip)
  /** It was opened from the list: going back closes it. */
  const openedHere = useRef(false)
  useEffect(() => {
    const last = before.current
    before.current = view.trip
    if (view.trip === last) return
    if (last === undefined) openedHere.current = arrival === 'push'
    if (view.trip !== undefined) return focusOpened()
    openedHere.current = false
    if (last !== undefined) tripLinkIn(document, last)?.focus()
  }, [view.trip, arrival, focusOpened])

  return {
    part: view.part,
    trip,
    /** Whether it is on the screen, or will be as soon as the trips are there. */
    isOpen: view.trip !== undefined && (trips === null || trip !== null),
    /** The trip of the address is none of those found. */
    isGone: view.trip !== undefined && trips !== null && trip === null,
    addressOfTrip: useCallback(({ id }: Trip) => addressOf('trips', tripKey(id)), [addressOf]),
    show: useCallback(
      (part: ResultsView['part']) => navigate(addressOf(part, undefined), { replace: true }),
      [navigate, addressOf],
    ),
    close: useCallback(() => {
      if (openedHere.current) back()
      else navigate(addressOf('trips', undefined), { replace: true })
    }, [back, navigate, addressOf]),
  }
}
