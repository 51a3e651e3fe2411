import type { Trip } from '@billett/contract'
import { useEffect, useMemo } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { tripQuestion } from '../../../state/tariff/filters.ts'
import { searchedReturn, tripsAfter } from '../../../state/tariff/return-time.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { adoptRelation, type Relation } from '../../../state/tariff/tariff.slice.ts'
import { wallClockAt } from '../../../state/tariff/trip-facts.ts'
import { useTripList } from '../use-trip-list.ts'
import { useUsualModes } from '../use-usual-modes.ts'
import { useBothPrices } from './use-both-prices.ts'
import { useReturnView } from './use-return-view.ts'

const afterArrival = (trips: readonly Trip[] | null) => (outward: Trip | null) =>
  outward && trips && tripsAfter(trips, outward.arrival)

/** A search for both ways: trips there, trips back once one is chosen, and what both cost once those are. */
export function useReturnResults(
  relation: Relation,
  stopover: string | undefined,
  focusStep: Parameters<typeof useReturnView>[1],
) {
  const dispatch = useAppDispatch()
  const { timeZone } = useShop().region
  const usual = useUsualModes()
  const { trips, backTrips } = useAppSelector(selectTariff)
  const back = useMemo(() => afterArrival(backTrips), [backTrips])
  const view = useReturnView({ outward: trips, back }, focusStep)

  const { timing, dateTime, back: wished = '' } = relation
  const way = useMemo(
    () => ({ ...relation, start: relation.end, end: relation.start, via: null, timing: 'Departure' as const }),
    [relation],
  )
  const ends = useMemo(
    () => ({ ...tripQuestion(relation, usual, stopover), polyline: true }),
    [relation, usual, stopover],
  )
  const isChosen = view.trip !== null
  const backEnds = useMemo(
    () => (isChosen ? { ...tripQuestion(way, usual, stopover), polyline: true } : null),
    [isChosen, way, usual, stopover],
  )
  const from = view.trip ? searchedReturn(wished, wallClockAt(view.trip.arrival, timeZone)) : wished
  useEffect(() => void dispatch(adoptRelation(relation)), [dispatch, relation])
  return {
    view,
    way,
    /** From when on trips back are looked for. Wall clock. */
    from,
    there: useTripList('outward', trips, ends, { dateTime, timing }),
    home: useTripList('back', backTrips, backEnds, { dateTime: from, timing: 'Departure' }),
    both: useBothPrices(relation, view.trip, view.backTrip),
  }
}
