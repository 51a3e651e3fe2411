import { useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { nameStop } from '../../state/tariff/tariff.calls.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'

/**
 * The ends of a relation with the names the server gives them, empty until it has; and which of them it does not know.
 */
export function useNamedEnds({ start, end }: Relation) {
  const dispatch = useAppDispatch()
  const { stopNames, unknownStops } = useAppSelector(selectTariff)
  const startName = stopNames[start.reference] ?? ''
  const endName = stopNames[end.reference] ?? ''
  useEffect(() => {
    if (startName === '') void dispatch(nameStop({ query: { stopId: start.reference } }))
  }, [dispatch, start.reference, startName])
  useEffect(() => {
    if (endName === '') void dispatch(nameStop({ query: { stopId: end.reference } }))
  }, [dispatch, end.reference, endName])
  return {
    start: useMemo(() => ({ ...start, text: startName }), [start, startName]),
    end: useMemo(() => ({ ...end, text: endName }), [end, endName]),
    unknown: {
      start: unknownStops.includes(start.reference),
      end: unknownStops.includes(end.reference),
    },
  }
}
