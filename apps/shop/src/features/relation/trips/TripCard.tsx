import type { Leg, Trip } from '@billett/contract'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiCheck, mdiChevronDown, mdiChevronUp, mdiWalk } from '@mdi/js'
import { Fragment, Suspense, useId, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePriceText, useVatNote } from '../../../hooks/use-price-text.ts'
import { LineBadge } from '../../../parts/lines/LineBadge.tsx'
import { brokenBy, shifted, tripNow } from '../../../parts/live/live-facts.ts'
import { TimeNow } from '../../../parts/live/TimeNow.tsx'
import { TripMark } from '../../../parts/live/TripMark.tsx'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { peopleIn } from '../../../state/tariff/who.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { DurationText } from './DurationText.tsx'
import styles from './TripCard.module.css'
import type { Mark } from './trip-marks.ts'

const TripDetails = lazyWithTexts(['search', 'trips'], () =>
  import('./TripDetails.tsx').then(module => module.TripDetails),
)

/** px; of the details of one leg. */
const LEG_HEIGHT = 120

interface Props {
  trip: Trip
  selected: boolean
  /** What sets it apart from the others. */
  marks?: readonly Mark[]
  onSelect: () => void
}

/** When, how long, with which lines, from which price. */
export function TripCard({ trip, selected, marks = [], onSelect }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const id = useId()
  const [open, setOpen] = useState(false)
  const times = { from: format.instantTime(trip.departure), to: format.instantTime(trip.arrival) }
  const now = tripNow(trip)
  const broken = brokenBy(trip)
  const nowTimes = {
    from: format.instantTime(shifted(trip.departure, now.departure)),
    to: format.instantTime(shifted(trip.arrival, now.arrival)),
  }
  const isShifted = broken === null && (nowTimes.from !== times.from || nowTimes.to !== times.to)
  const priceText = usePriceText()
  const vat = useVatNote()(trip.price)
  const people = peopleIn(useAppSelector(selectTariff).selectedWho)
  const ride = (leg: Leg) =>
    leg.line ? (
      <LineBadge {...leg.line} />
    ) : (
      <span className={styles.ride}>
        <Icon path={mdiWalk} size={18} /> <DurationText minutes={leg.durationMinutes} walk="drawn" />
      </span>
    )
  return (
    <article
      aria-label={t('trips.named', times)}
      className={classes(styles.trip, selected ? styles.selected : styles.unselected)}
    >
      <div className={styles.heading}>
        <div className={styles.when}>
          <div className={styles.times}>
            <span aria-hidden>
              <TimeNow planned={trip.departure} punctuality={now.departure} gone={broken !== null} /> –{' '}
              <TimeNow planned={trip.arrival} punctuality={now.arrival} gone={broken !== null} />
            </span>
            <VisuallyHidden>
              {t('trips.fromTo', times)}
              {isShifted && ` ${t('live.nowFromTo', nowTimes)}`}
            </VisuallyHidden>
          </div>
          <div>
            <TripMark trip={trip} />
          </div>
          <div className={styles.facts}>
            <DurationText minutes={trip.durationMinutes} /> · {t('trips.changes', { count: trip.changes })}
            {marks.map(mark => (
              <Fragment key={mark}>
                {' · '}
                <strong>{t(`trips.${mark}`)}</strong>
              </Fragment>
            ))}
          </div>
        </div>
        <div className={styles.offer}>
          {trip.price.state === 'unknown' ? (
            <div className={styles.note}>{priceText(trip.price)}</div>
          ) : (
            priceText(trip.price)
          )}
          {vat && <div className={styles.note}>{vat}</div>}
          {trip.party && people > 1 && <div className={styles.note}>{t('trips.forParty', { count: people })}</div>}
          {trip.tickets && <div className={styles.note}>{t('trips.tickets', { count: trip.tickets.length })}</div>}
        </div>
      </div>
      <ul aria-label={t('trips.lines')} className={styles.lines}>
        {trip.legs.map(leg => (
          <li key={`${leg.from.departure} ${leg.from.reference}`}>{ride(leg)}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('trips.detailsNamed', times)}
          endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
          onClick={() => setOpen(!open)}
        >
          {t('common.details')}
        </Button>
        <div id={id} hidden={!open} className={styles.content}>
          {open && (
            <Suspense fallback={<Skeleton height={trip.legs.length * LEG_HEIGHT} />}>
              <TripDetails trip={trip} />
            </Suspense>
          )}
        </div>
        <Button
          variant={selected ? 'contained' : 'outlined'}
          aria-pressed={selected}
          aria-label={t(selected ? 'trips.chosenNamed' : 'trips.chooseNamed', times)}
          startIcon={selected ? <Icon path={mdiCheck} /> : undefined}
          onClick={onSelect}
          className={styles.choose}
        >
          {t(selected ? 'trips.chosen' : 'trips.choose')}
        </Button>
      </div>
    </article>
  )
}
