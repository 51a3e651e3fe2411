import type { Leg, Trip } from '@billett/contract'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { mdiWalk } from '@mdi/js'
import { Fragment } from 'react'
import { LineBadge } from '../../../parts/lines/LineBadge.tsx'
import { PlatformNow } from '../../../parts/live/PlatformNow.tsx'
import { TripMark } from '../../../parts/live/TripMark.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { DurationText } from './DurationText.tsx'
import styles from './TripRow.module.css'
import { TripTimes } from './TripTimes.tsx'
import type { Mark } from './trip-marks.ts'
import { useTripName } from './use-trip-name.ts'
import { useTripPrice } from './use-trip-price.ts'

interface Props {
  trip: Trip
  /** The address at which it is open. */
  to: string
  open: boolean
  /** Whether some trip is open, whose place in the history this one takes. */
  replace: boolean
  /** What sets it apart from the others. */
  marks?: readonly Mark[]
}

/** A trip as one link: when, with what, how long, at which price. What is seen is read out as one sentence. */
export function TripRow({ trip, to, open, replace, marks = [] }: Props) {
  const { t } = useTexts()
  const name = useTripName()(trip, marks)
  const { amount, notes } = useTripPrice()(trip)
  const first = trip.legs.find(({ kind }) => kind === 'ride')
  const drawn = (leg: Leg) =>
    leg.line ? (
      <LineBadge {...leg.line} />
    ) : (
      <span className={styles.walk}>
        <Icon path={mdiWalk} size={18} /> <DurationText minutes={leg.durationMinutes} walk="drawn" />
      </span>
    )
  return (
    <Link to={to} replace={replace} aria-current={open ? 'true' : undefined} className={styles.row}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden className={styles.face}>
        <span className={styles.head}>
          <TripTimes trip={trip} />
          <span className={trip.price.state === 'unknown' ? styles.note : styles.price}>{amount}</span>
        </span>
        <span className={styles.lines}>
          {trip.legs.map(leg => (
            <Fragment key={`${leg.from.departure} ${leg.from.reference}`}>{drawn(leg)}</Fragment>
          ))}
          {trip.legs.length === 1 && first?.direction && <span className={styles.direction}>{first.direction}</span>}
        </span>
        <span className={styles.note}>
          {notes.map(note => (
            <span key={note}>{note}</span>
          ))}
        </span>
        <span className={styles.facts}>
          <TripMark trip={trip} />
          <span>
            <DurationText minutes={trip.durationMinutes} /> · {t('trips.changes', { count: trip.changes })}
            {marks.map(mark => (
              <Fragment key={mark}>
                {' · '}
                <strong>{t(`trips.${mark}`)}</strong>
              </Fragment>
            ))}
          </span>
          {first && <PlatformNow stop={first.from} mode={first.line?.mode} className={styles.platform} />}
        </span>
      </span>
    </Link>
  )
}
