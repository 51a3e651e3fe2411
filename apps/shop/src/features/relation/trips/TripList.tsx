import type { Trip } from '@billett/contract'
import { localDate } from '@billett/domain'
import { useErrorText } from '@billett/web-kit/forms/use-error-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiBusClock, mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { Fragment, useRef } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useWallClock } from '../../../hooks/use-wall-clock.ts'
import { RealTimeNote } from '../../../parts/live/RealTimeNote.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { TripCard } from './TripCard.tsx'
import styles from './TripList.module.css'
import { marksOf } from './trip-marks.ts'
import { useAddedTrips } from './use-added-trips.ts'

interface Paging {
  loading: boolean
  onPress: () => void
}

interface Props {
  /** Null while they are loading. */
  trips: readonly Trip[] | null
  errors: readonly CallError[]
  selected: string | null
  earlier: Paging
  later: Paging
  onSelect: (trip: Trip) => void
  onRetry: () => void
  /** Asks for trips from now on; undefined where that is what was asked for. */
  onNow: (() => void) | undefined
}

const NO_TIMETABLE = 'error.noTimetable'

/**
 * The trips by departure, a heading wherever another day begins than today's or the one before, earlier and later ones
 * at either end.
 */
export function TripList({ trips, errors, selected, earlier, later, onSelect, onRetry, onNow }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const today = useWallClock().slice(0, 10)
  const errorText = useErrorText()
  const list = useRef<HTMLDivElement>(null)
  useAddedTrips(list, trips)
  const noTimetable = errors.length > 0 && errors.every(({ key }) => key === NO_TIMETABLE)
  if (trips?.length === 0 || (!trips && noTimetable))
    return (
      <EmptyState
        icon={mdiBusClock}
        title={t('trips.none')}
        action={
          onNow && (
            <Button variant="contained" onClick={onNow}>
              {t('trips.searchNow')}
            </Button>
          )
        }
      >
        {t('trips.noneText')}
      </EmptyState>
    )
  if (errors.length > 0 && !trips)
    return (
      <MessageBox
        kind="error"
        title={t('trips.failed')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        {errors.map(error => errorText(error.key, error.message)).join(' ')} {t('trips.ticketsAnyway')}
      </MessageBox>
    )
  if (!trips) return <SkeletonList label={t('trips.loading')} rows={4} height={132} />
  const marks = marksOf(trips)
  const listed = trips.map((trip, at) => ({
    trip,
    day: localDate(trip.departure, region.timeZone),
    marks: marks[at],
  }))
  const page = (label: string, icon: string, { loading, onPress }: Paging) => (
    <BusyButton variant="text" busy={loading} startIcon={<Icon path={icon} />} onClick={onPress} fullWidth>
      {label}
    </BusyButton>
  )
  return (
    <div ref={list}>
      <RealTimeNote realTime={trips[0]?.realTime} />
      {page(t('trips.earlier'), mdiChevronUp, earlier)}
      <ol className={styles.list}>
        {listed.map(({ trip, day, marks: own }, index) => (
          <Fragment key={trip.id}>
            {day !== (listed[index - 1]?.day ?? today) && (
              <Text component="li" className={styles.item}>
                {format.longDate(day)}
              </Text>
            )}
            <li tabIndex={-1} data-trip={trip.id} className={styles.trip}>
              <TripCard trip={trip} marks={own} selected={trip.id === selected} onSelect={() => onSelect(trip)} />
            </li>
          </Fragment>
        ))}
      </ol>
      {page(t('trips.later'), mdiChevronDown, later)}
    </div>
  )
}
