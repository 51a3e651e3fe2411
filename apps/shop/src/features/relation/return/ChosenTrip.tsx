import type { Price, Trip } from '@billett/contract'
import { localDate } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { mdiChevronDown, mdiChevronUp } from '@mdi/js'
import { Suspense, useId, useState } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { usePriceText } from '../../../hooks/use-price-text.ts'
import { LineBadge } from '../../../parts/lines/LineBadge.tsx'
import { TripMark } from '../../../parts/live/TripMark.tsx'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { DurationText } from '../trips/DurationText.tsx'
import { TripTimes } from '../trips/TripTimes.tsx'
import styles from './Return.module.css'

const TripDetails = lazyWithTexts(['search', 'tripDetails', 'trips'], () =>
  import('../trips/TripDetails.tsx').then(module => module.TripDetails),
)

/** px; of the details of one leg. */
const LEG_HEIGHT = 120

interface Props {
  way: 'outward' | 'back'
  trip: Trip
  /** Left out where no price is of this trip alone. */
  price: Price | undefined
  /** Where another one is chosen. */
  change: string
  /** All its stops can be read here. */
  detailed?: boolean
}

/** A trip that was chosen: when and how it goes, what it costs, and the way to another one. */
export function ChosenTrip({ way, trip, price, change, detailed = false }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const priceText = usePriceText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isOutward = way === 'outward'
  return (
    <div className={styles.chosen}>
      <div className={styles.line}>
        <Text variant="h3">{t(`returnTrip.${way}`)}</Text>
        {price && (
          <span className={styles.price}>
            {price.state === 'unknown' ? t('trips.priceAtTicket') : priceText(price)}
          </span>
        )}
      </div>
      <div className={styles.line}>
        <TripTimes trip={trip} />
        <span className={styles.badges}>
          {trip.legs.flatMap(({ line, from }) => (line ? [<LineBadge key={from.departure} {...line} />] : []))}
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.soft}>
          {format.longDate(localDate(trip.departure, region.timeZone))} ·{' '}
          <DurationText minutes={trip.durationMinutes} /> · {t('trips.changes', { count: trip.changes })}
        </span>
        <TripMark trip={trip} />
      </div>
      <div className={styles.acts}>
        {detailed && (
          <Button
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={t(isOutward ? 'returnTrip.outwardStops' : 'returnTrip.backStops')}
            endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
            onClick={() => setOpen(!open)}
          >
            {t('returnTrip.stops')}
          </Button>
        )}
        <Button component={Link} to={change} variant="text">
          {t(isOutward ? 'returnTrip.changeOutward' : 'returnTrip.changeBack')}
        </Button>
      </div>
      {open && (
        <div id={id}>
          <Suspense fallback={<Skeleton height={trip.legs.length * LEG_HEIGHT} />}>
            <TripDetails trip={trip} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
