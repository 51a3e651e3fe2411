import type { Trip } from '@billett/contract'
import { LiveRegion } from '@billett/web-kit/kit/feedback/LiveRegion.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { useRef } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import type { Filters } from '../../../state/tariff/filter-values.ts'
import type { Relation } from '../../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { FoundTrips } from '../trips/FoundTrips.tsx'
import { isWithoutTimetable } from '../trips/is-without-timetable.ts'
import { NoTripLeft } from '../trips/NoTripLeft.tsx'
import { useAddedTrips } from '../trips/use-added-trips.ts'
import { useWayOut } from '../trips/use-way-out.ts'
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
export function BackTrips({ relation, way, stopover, list, trips, from, open, isGone, addressOf, onFilter }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const place = useRef<HTMLDivElement>(null)
  const isNone = trips === null ? isWithoutTimetable(list.tripErrors) : trips.length === 0
  const wayOut = useWayOut(way, { isNone, dateTime: from, stopover })
  // What leaves before one has arrived there was found, and is left out.
  const isFromArrival = trips !== null && list.trips?.[0]?.id !== trips[0]?.id
  const added = useAddedTrips(place, trips)
  const found = () => {
    if (isNone) return t('returnTrip.none')
    if (!trips) return null
    return added ? t(`trips.${added.side}Added`, { count: added.count }) : t('trips.found', { count: trips.length })
  }
  return (
    <div ref={place}>
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
      {wayOut ? (
        <NoTripLeft
          filter={wayOut.filter}
          hidden={wayOut.count}
          onRemove={() => onFilter({ [wayOut.filter]: undefined })}
        />
      ) : (
        <FoundTrips
          trips={trips}
          errors={list.tripErrors}
          open={open}
          earlier={{ ...list.earlier, isEnd: isFromArrival }}
          later={list.later}
          addressOf={addressOf}
          onRetry={list.askTrips}
          onNow={undefined}
          none={
            <NoTripThere relation={relation} title={t('returnTrip.none')}>
              {t('returnTrip.noneText', { when: format.wallClock(from) })}
            </NoTripThere>
          }
        />
      )}
    </div>
  )
}
