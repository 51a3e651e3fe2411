import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { type Filter, filtersOf, tripQuestion } from '../../../state/tariff/filters.ts'
import { searchTripsWithout } from '../../../state/tariff/tariff.calls.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useUsualModes } from '../use-usual-modes.ts'

interface WayOut {
  filter: Filter
  /** How many trips there are without it. */
  count: number
}

/** Where filters leave no trip, the first of them without which there are some; null where none alone is it. */
export function useWayOut(
  relation: Relation,
  { isNone, dateTime, stopover }: { isNone: boolean; dateTime: string; stopover: string | undefined },
): WayOut | null {
  const dispatch = useAppDispatch()
  const usual = useUsualModes()
  const [found, setFound] = useState<WayOut | null>(null)
  useEffect(() => {
    setFound(null)
    if (!isNone) return undefined
    let isWanted = true
    const look = async () => {
      for (const filter of filtersOf(relation)) {
        const question = tripQuestion({ ...relation, [filter]: undefined }, usual, stopover)
        const answer = await dispatch(
          searchTripsWithout({ query: { ...question, dateTime, selectedTiming: relation.timing } }),
        )
        if (!isWanted) return
        const count = searchTripsWithout.fulfilled.match(answer) ? answer.payload.data.length : 0
        if (count > 0) return setFound({ filter, count })
      }
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [dispatch, relation, usual, isNone, dateTime, stopover])
  return found
}
