import type { Trip } from '@billett/contract'
import { localDate } from '@billett/domain'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { Fragment, memo } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { RealTimeNote } from '../../../parts/live/RealTimeNote.tsx'
import { tripKey } from '../../../state/tariff/trip-key.ts'
import { MoreTrips, type Paging } from './MoreTrips.tsx'
import styles from './TripList.module.css'
import { TripRow } from './TripRow.tsx'
import { marksOf } from './trip-marks.ts'

interface Props {
  trips: readonly Trip[]
  /** Id of the trip that is open. */
  open: string | undefined
  earlier: Paging
  later: Paging
  /** At which a trip is open. */
  addressOf: (trip: Trip) => string
}

/**
 * The trips by departure, a heading wherever another day begins than today's or the one before, earlier and later ones
 * at either end. What changes beside them does not draw all their rows anew.
 */
export const TripList = memo(function TripList({ trips, open, earlier, later, addressOf }: Props) {
  const { format, region } = useShop()
  const today = useWallClock().slice(0, 10)
  const marks = marksOf(trips)
  const days = trips.map(trip => localDate(trip.departure, region.timeZone))
  return (
    <>
      <RealTimeNote realTime={trips[0]?.realTime} />
      <MoreTrips paging={earlier} side="earlier" icon={mdiChevronUp} />
      <ol className={styles.list}>
        {trips.map((trip, index) => (
          <Fragment key={trip.id}>
            {days[index] !== undefined && days[index] !== (days[index - 1] ?? today) && (
              <Text component="li" className={styles.item}>
                {format.longDate(days[index])}
              </Text>
            )}
            <li data-trip={tripKey(trip.id)}>
              <TripRow
                trip={trip}
                marks={marks[index]}
                to={addressOf(trip)}
                open={trip.id === open}
                replace={open !== undefined}
              />
            </li>
          </Fragment>
        ))}
      </ol>
      <MoreTrips paging={later} side="later" icon={mdiChevronDown} />
    </>
  )
})
