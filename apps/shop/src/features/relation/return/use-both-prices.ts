import type { Trip } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { priceBothTrips } from '../../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { tripFacts } from '../../../state/tariff/trip-facts.ts'
import { ONE_ADULT, partyQuestion } from '../../../state/tariff/who.ts'

/** When the last vehicle of a trip is boarded. */
const boardingOf = ({ legs, departure }: Trip): string =>
  legs.findLast(({ kind }) => kind === 'ride')?.from.departure ?? departure

/** What both trips cost whoever travels, by themselves and together, as soon as both are chosen. */
export function useBothPrices({ start, end, who = ONE_ADULT }: Relation, outward: Trip | null, back: Trip | null) {
  const dispatch = useAppDispatch()
  const query = useMemo(() => {
    if (!outward || !back) return null
    const home = tripFacts(back)
    return {
      start: start.reference,
      destination: end.reference,
      departure: outward.departure,
      boarding: boardingOf(outward),
      ...tripFacts(outward),
      backDeparture: back.departure,
      backBoarding: boardingOf(back),
      backVia: home.via,
      backLines: home.lines,
      backStops: home.stops,
      ...partyQuestion(who),
    }
  }, [start.reference, end.reference, who, outward, back])
  const ask = useCallback(() => {
    if (query) void dispatch(priceBothTrips({ query }))
  }, [dispatch, query])
  useEffect(ask, [ask])
  const { bothPrice } = useAppSelector(selectTariff)
  return {
    price: bothPrice !== null && bothPrice.asked === query ? bothPrice.price : null,
    errors: useCall(priceBothTrips).errors,
    ask,
  }
}
