import type { Trip } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useConsent } from '../../parts/cookies/consent-context.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { adoptTrips } from '../../state/tariff/tariff.slice.ts'
import { isWithoutTimetable } from './trips/is-without-timetable.ts'
import type { useTripList } from './use-trip-list.ts'

/** Fetched with the first results, so that it is there when the network has gone. */
const storage = () => import('../../storage/latest-results.ts')

interface Asked {
  query: ReturnType<typeof useTripList>['tripsQuery']
  /** From now on, whenever that is. */
  isNow: boolean
}

/**
 * Keeps on the device what a search found, where somebody agreed to that, and shows it again where the same search
 * fails later. Gives since when what is shown is kept; null where it is not. What is kept, and by what it was found, is
 * read at one moment: the address is ahead of the store, and what is drawn behind it.
 */
export function useKeptResults({ query, isNow }: Asked, trips: readonly Trip[] | null, errors: readonly CallError[]) {
  const dispatch = useAppDispatch()
  const { trips: found, foundBy } = useAppSelector(selectTariff)
  const mayKeep = useConsent().isAccepted('comfort', 'latestSearches')
  const [keptOn, setKeptOn] = useState<Instant | null>(null)
  const failed = errors.length > 0 && !isWithoutTimetable(errors)
  useEffect(() => {
    if (mayKeep && found && foundBy) void storage().then(({ keepResults }) => keepResults(foundBy, found))
  }, [mayKeep, found, foundBy])
  useEffect(() => {
    if (!mayKeep || trips || !failed) return undefined
    let isWanted = true
    void storage().then(({ keptResults }) => {
      const asked = query()
      const kept = asked && keptResults(asked, isNow)
      if (!isWanted || !kept) return
      dispatch(adoptTrips(kept.trips))
      setKeptOn(kept.keptOn)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, mayKeep, query, isNow, trips, failed])
  return failed && trips ? keptOn : null
}
