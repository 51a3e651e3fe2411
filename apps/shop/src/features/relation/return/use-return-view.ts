import type { Trip } from '@billett/contract'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { readView, withoutView, withView } from '../../../state/tariff/results-view.ts'
import { tripKey, tripLinkIn } from '../../../state/tariff/trip-key.ts'

/** Which of the three is on the screen: the way there is chosen, then the way back, then both are bought. */
export type Step = 'outward' | 'back' | 'both'

interface Found {
  outward: readonly Trip[] | null
  /** Those that can be taken after a trip there. */
  back: (outward: Trip | null) => readonly Trip[] | null
}

const withKey = (trips: readonly Trip[] | null, key: string | undefined): Trip | null =>
  trips?.find(({ id }) => tripKey(id) === key) ?? null

/** Nothing is chosen, or what was is none of those found. */
const isMissing = (trips: readonly Trip[] | null, trip: Trip | null, key: string | undefined): boolean =>
  key === undefined || (trips !== null && trip === null)

/**
 * The step that the address says is on the screen, and the trips that are chosen. A step forth has the focus at its
 * heading; a step back, by whatever way, at the row that was chosen.
 */
export function useReturnView({ outward, back }: Found, focusStep: (step: Exclude<Step, 'outward'>) => void) {
  const { pathname, search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const view = useMemo(() => readView(query), [query])
  const asked = useMemo(() => withoutView(query).toString(), [query])
  const trip = withKey(outward, view.trip)
  const backTrips = back(trip)
  const backTrip = withKey(backTrips, view.backTrip)
  const noTrip = isMissing(outward, trip, view.trip)
  const noBackTrip = isMissing(backTrips, backTrip, view.backTrip)
  const afterOutward: Step = noBackTrip ? 'back' : 'both'

  const before = useRef({ trip: view.trip, backTrip: view.backTrip })
  useEffect(() => {
    const last = before.current
    before.current = { trip: view.trip, backTrip: view.backTrip }
    if (view.backTrip !== undefined && view.backTrip !== last.backTrip) return focusStep('both')
    if (view.trip !== undefined && view.trip !== last.trip) return focusStep('back')
    const left = view.trip === undefined ? last.trip : view.backTrip === undefined && last.backTrip
    if (left) tripLinkIn(document, left)?.focus()
  }, [view.trip, view.backTrip, focusStep])

  const addressOf = useCallback(
    (chosen: string | undefined, chosenBack?: string) =>
      `${pathname}?${withView(new URLSearchParams(asked), { part: 'trips', trip: chosen, backTrip: chosenBack })}`,
    [pathname, asked],
  )
  return {
    step: noTrip ? 'outward' : afterOutward,
    trip,
    backTrip: noTrip ? null : backTrip,
    backTrips,
    /** The trip of the address is none of those found. */
    isGone: view.trip !== undefined && noTrip,
    isBackGone: view.backTrip !== undefined && noBackTrip,
    /** Where the step is shown again at which it is chosen. */
    toOutward: addressOf(undefined),
    toBack: addressOf(view.trip),
    addressOfTrip: useCallback(({ id }: Trip) => addressOf(tripKey(id)), [addressOf]),
    addressOfBackTrip: useCallback(({ id }: Trip) => addressOf(view.trip, tripKey(id)), [addressOf, view.trip]),
  } satisfies { step: Step } & Record<string, unknown>
}
