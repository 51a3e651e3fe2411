import type { Trip } from '@billett/contract'
import { IconButton } from '@billett/web-kit/kit/controls/IconButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { VisuallyHidden } from '@billett/web-kit/kit/text/VisuallyHidden.tsx'
import { mdiClose } from '@mdi/js'
import { type KeyboardEvent, type Ref, Suspense } from 'react'
import { useShop } from '../../../hooks/shop.ts'
import { TripMark } from '../../../parts/live/TripMark.tsx'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { DurationText } from './DurationText.tsx'
import styles from './TripSheet.module.css'
import { TripTimes } from './TripTimes.tsx'

const TripDetails = lazyWithTexts(['search', 'tripDetails', 'trips'], () =>
  import('./TripDetails.tsx').then(module => module.TripDetails),
)

/** px; of the details of one leg. */
const LEG_HEIGHT = 120

interface Props {
  trip: Trip
  heading: Ref<HTMLHeadingElement>
  onClose: () => void
}

/** A trip that is opened, with all its stops, above the tickets for it. Escape closes it, as the button does. */
export function TripSheet({ trip, heading, onClose }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const times = { from: format.instantTime(trip.departure), to: format.instantTime(trip.arrival) }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <section aria-label={t('trips.opened', times)} onKeyDown={press} className={styles.sheet}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Text variant="h2" ref={heading} tabIndex={-1} className={styles.heading}>
            <span aria-hidden>
              <TripTimes trip={trip} />
            </span>
            <VisuallyHidden>{t('trips.opened', times)}</VisuallyHidden>
          </Text>
          <div className={styles.facts}>
            <TripMark trip={trip} />
            <span>
              <DurationText minutes={trip.durationMinutes} /> · {t('trips.changes', { count: trip.changes })}
            </span>
          </div>
        </div>
        <IconButton aria-label={t('trips.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <Suspense fallback={<Skeleton height={trip.legs.length * LEG_HEIGHT} />}>
        <TripDetails trip={trip} />
      </Suspense>
    </section>
  )
}
