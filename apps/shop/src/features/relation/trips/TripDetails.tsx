import type { Trip } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiCalendarPlus, mdiLinkVariant, mdiMapOutline } from '@mdi/js'
import { Suspense, useId, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { NoticeList } from '../../../parts/live/NoticeList.tsx'
import { showStop } from '../../../state/tariff/tariff.slice.ts'
import { lazyWithTexts } from '../../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './TripDetails.module.css'
import { TripLeg } from './TripLeg.tsx'
import { useTripCalendar } from './use-trip-calendar.ts'

const TripMap = lazyWithTexts(['trips'], () => import('./TripMap.tsx').then(module => module.TripMap))

/** px; the map's, and that of what stands there while it loads. */
const MAP_HEIGHT = 320

/** Every leg with its stops; on demand on a map. */
export function TripDetails({ trip }: { trip: Trip }) {
  const { t } = useTexts()
  const link = useLink()
  const id = useId()
  const dispatch = useAppDispatch()
  const [map, setMap] = useState(false)
  const saveCalendar = useTripCalendar()
  return (
    <div className={styles.details}>
      <NoticeList notices={trip.notices} />
      <ol className={styles.legs}>
        {trip.legs.map(leg => (
          <TripLeg
            key={`${leg.from.departure} ${leg.from.reference}`}
            leg={leg}
            onStop={({ reference }) => dispatch(showStop(reference))}
          />
        ))}
      </ol>
      <div className={styles.acts}>
        <Button
          aria-expanded={map}
          aria-controls={id}
          startIcon={<Icon path={mdiMapOutline} />}
          onClick={() => setMap(!map)}
        >
          {t(map ? 'tripDetails.hideMap' : 'tripDetails.showMap')}
        </Button>
        <Button component={Link} to={link('recon', { '*': trip.id })} startIcon={<Icon path={mdiLinkVariant} />}>
          {t('tripDetails.link')}
        </Button>
        <Button startIcon={<Icon path={mdiCalendarPlus} />} onClick={() => void saveCalendar(trip)}>
          {t('tripDetails.calendar')}
        </Button>
      </div>
      <div id={id} hidden={!map} className={styles.map}>
        {map && (
          <Suspense fallback={<Skeleton height={MAP_HEIGHT} />}>
            <TripMap trip={trip} height={MAP_HEIGHT} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
