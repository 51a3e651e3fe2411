import type { Trip } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { type ReactNode, Suspense, useRef } from 'react'
import type { Filters } from '../../state/tariff/filter-values.ts'
import type { Relation } from '../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { LeftOut } from './LeftOut.tsx'
import styles from './TripsPart.module.css'
import { FoundTrips } from './trips/FoundTrips.tsx'
import { isWithoutTimetable } from './trips/is-without-timetable.ts'
import { StopoverText } from './trips/StopoverText.tsx'
import { useAddedTrips } from './trips/use-added-trips.ts'
import type { Stopover } from './trips/use-stopover.ts'
import { useWayOut } from './trips/use-way-out.ts'
import { useKeptResults } from './use-kept-results.ts'
import type { useTripList } from './use-trip-list.ts'

const KeptNote = lazyWithTexts(['keptTrips'], () => import('./trips/KeptNote.tsx').then(module => module.KeptNote))

const NoTripLeft = lazyWithTexts(['tripFilters'], () =>
  import('./trips/NoTripLeft.tsx').then(module => module.NoTripLeft),
)

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
export function TripsPart({ relation, stopover, results, open, isGone, addressOf, onNow, none, onFilter }: Props) {
  const { t } = useTexts()
  const { trips, tripErrors, wanted } = results
  const isNone = trips === null ? isWithoutTimetable(tripErrors) : trips.length === 0
  const keptOn = useKeptResults({ query: results.tripsQuery, isNow: relation.dateTime === null }, trips, tripErrors)
  const wayOut = useWayOut(relation, { isNone, dateTime: wanted, stopover: stopover.reference })
  const list = useRef<HTMLDivElement>(null)
  const added = useAddedTrips(list, trips)
  const found = () => {
    if (isNone) return t('trips.none')
    if (!trips) return null
    return added ? t(`trips.${added.side}Added`, { count: added.count }) : t('trips.found', { count: trips.length })
  }
  return (
    <div ref={list} className={styles.trips}>
      <LiveRegion>
        <VisuallyHidden key={trips?.length}>{found()}</VisuallyHidden>
      </LiveRegion>
      <LiveRegion>
        {isGone && (
          <MessageBox kind="info" title={t('trips.gone')}>
            {t('trips.goneText')}
          </MessageBox>
        )}
      </LiveRegion>
      <LiveRegion>
        <Suspense>{keptOn && <KeptNote keptOn={keptOn} onRetry={results.askTrips} />}</Suspense>
      </LiveRegion>
      <StopoverText stopover={stopover} />
      <LeftOut modes={relation.modes} />
      {wayOut ? (
        <Suspense>
          <NoTripLeft
            filter={wayOut.filter}
            hidden={wayOut.count}
            onRemove={() => onFilter({ [wayOut.filter]: undefined })}
          />
        </Suspense>
      ) : (
        <FoundTrips
          trips={trips}
          errors={tripErrors}
          open={open}
          earlier={results.earlier}
          later={results.later}
          addressOf={addressOf}
          onRetry={results.askTrips}
          onNow={onNow}
          none={none}
        />
      )}
    </div>
  )
}
