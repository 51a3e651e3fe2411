import type { Trip } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { type ReactNode, Suspense } from 'react'
import type { Filters } from '../../state/tariff/filter-values.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LeftOut } from './LeftOut.tsx'
import styles from './TripsPart.module.css'
import { StopoverText } from './trips/StopoverText.tsx'
import { TripsShown } from './trips/TripsShown.tsx'
import type { Stopover } from './trips/use-stopover.ts'
import { useKeptResults } from './use-kept-results.ts'
import type { useTripList } from './use-trip-list.ts'

const KeptNote = lazyWithTexts(['keptTrips'], () => import('./trips/KeptNote.tsx').then(module => module.KeptNote))

interface Props {
  relation: Relation
  stopover: Stopover
  results: Pick<
    ReturnType<typeof useTripList> & { wanted: string },
    'trips' | 'tripErrors' | 'wanted' | 'earlier' | 'later' | 'tripsQuery' | 'askTrips'
  >
  /** Id of the trip that is open. */
  open: string | undefined
  /** The trip of the address is none of those found. */
  isGone: boolean
  addressOf: (trip: Trip) => string
  onNow: (() => void) | undefined
  /** What stands there where there is no trip, if no tickets stand beside. */
  none?: ReactNode
  onFilter: (filters: Filters) => void
}

/** The trips, what narrows them without having been chosen for this search, and what became of them. */
export function TripsPart({ relation, stopover, results, ...shown }: Props) {
  const { t } = useTexts()
  const { trips, tripErrors, wanted, earlier, later, tripsQuery, askTrips } = results
  const keptOn = useKeptResults({ query: tripsQuery, isNow: relation.dateTime === null }, trips, tripErrors)
  return (
    <TripsShown
      {...shown}
      asked={{ relation, dateTime: wanted, stopover: stopover.reference }}
      trips={trips}
      errors={tripErrors}
      noneText={t('trips.none')}
      earlier={earlier}
      later={later}
      onRetry={askTrips}
      className={styles.trips}
    >
      <LiveRegion>
        <Suspense>{keptOn && <KeptNote keptOn={keptOn} onRetry={askTrips} />}</Suspense>
      </LiveRegion>
      <StopoverText stopover={stopover} />
      <LeftOut modes={relation.modes} />
    </TripsShown>
  )
}
