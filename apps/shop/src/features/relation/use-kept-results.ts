import type { Trip } from '@billett/contract'
import type { Instant } from '@billett/domain'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useConsent } from '../../parts/cookies/consent-context.ts'
import { adoptTrips } from '../../state/tariff/tariff.slice.ts'
import { isWithoutTimetable } from './trips/is-without-timetable.ts'

/** Fetched with the first results, so that it is there when the network has gone. */
const storage = () => import('../../storage/latest-results.ts')

/**
 * Keeps on the device what a search found, where somebody agreed to that, and shows it again where the same search
 * fails later. Gives since when what is shown is kept; null where it is not.
 */
export function useKeptResults(asked: string, trips: readonly Trip[] | null, errors: readonly CallError[]) {
  const dispatch = useAppDispatch()
  const mayKeep = useConsent().isAccepted('comfort', 'latestSearches')
  const [keptOn, setKeptOn] = useState<Instant | null>(null)
  const failed = errors.length > 0 && !isWithoutTimetable(errors)
  useEffect(() => {
    if (mayKeep && trips && !failed) void storage().then(({ keepResults }) => keepResults(asked, trips))
  }, [mayKeep, asked, trips, failed])
  useEffect(() => {
    if (!mayKeep || trips || !failed) return undefined
    let isWanted = true
    void storage().then(({ keptResults }) => {
      const kept = keptResults(asked)
      if (!isWanted || !kept) return
      dispatch(adoptTrips(kept.trips))
      setKeptOn(kept.keptOn)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, mayKeep, asked, trips, failed])
  return failed && trips ? keptOn : null
}
