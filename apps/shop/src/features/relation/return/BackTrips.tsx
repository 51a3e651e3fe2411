import type { Trip } from '@billett/contract'
import { useShop } from '../../../hooks/shop.ts'
import type { Filters } from '../../../state/tariff/filter-values.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TripsShown } from '../trips/TripsShown.tsx'
import type { useTripList } from '../use-trip-list.ts'
import { NoTripThere } from './NoTripThere.tsx'

interface Props {
  /** There and back. */
  relation: Relation
  /** Back alone. */
  way: Relation
  stopover: string | undefined
  list: ReturnType<typeof useTripList>
  /** Those of the list that leave after one has arrived there; null while they are loading. */
  trips: readonly Trip[] | null
  /** From when on they are looked for. Wall clock. */
  from: string
  /** Id of the one that is chosen. */
  open: string | undefined
  /** The one of the address is none of those found. */
  isGone: boolean
  addressOf: (trip: Trip) => string
  onFilter: (filters: Filters) => void
}

/** The trips back: found, on their way, hidden by a filter, could not be loaded, or there are none. */
export function BackTrips({ relation, way, stopover, list, trips, from, ...shown }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  // What leaves before one has arrived there was found, and is left out.
  const isFromArrival = trips !== null && list.trips?.[0]?.id !== trips[0]?.id
  return (
    <TripsShown
      {...shown}
      asked={{ relation: way, dateTime: from, stopover }}
      trips={trips}
      errors={list.tripErrors}
      noneText={t('returnTrip.none')}
      earlier={{ ...list.earlier, isEnd: isFromArrival }}
      later={list.later}
      onRetry={list.askTrips}
      onNow={undefined}
      none={
        <NoTripThere relation={relation} title={t('returnTrip.none')}>
          {t('returnTrip.noneText', { when: format.wallClock(from) })}
        </NoTripThere>
      }
    />
  )
}
