import type { Trip } from '@billett/contract'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiLinkVariant, mdiMapOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { showStop } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TripLeg } from './TripLeg.tsx'

const TripMap = lazy(() => import('./TripMap.tsx').then(module => ({ default: module.TripMap })))

/** px; the map's, and that of what stands there while it loads. */
const MAP_HEIGHT = 320

/** Every leg with its stops; on demand on a map. */
export function TripDetails({ trip }: { trip: Trip }) {
  const { t } = useTexts()
  const link = useLink()
  const id = useId()
  const dispatch = useAppDispatch()
  const [map, setMap] = useState(false)
  return (
    <Box sx={{ mt: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {trip.legs.map((leg, index) => (
          <TripLeg
            key={`${index}-${leg.from.reference}`}
            leg={leg}
            onStop={({ reference }) => dispatch(showStop(reference))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1, ml: -2.5 }}>
        <Button
          aria-expanded={map}
          aria-controls={id}
          startIcon={<Icon path={mdiMapOutline} />}
          onClick={() => setMap(!map)}
        >
          {t(map ? 'trips.hideMap' : 'trips.showMap')}
        </Button>
        <Button component={Link} to={link('recon', { '*': trip.id })} startIcon={<Icon path={mdiLinkVariant} />}>
          {t('trips.link')}
        </Button>
      </Box>
      <Box id={id} hidden={!map} sx={{ mt: 1 }}>
        {map && (
          <Suspense fallback={<Skeleton height={MAP_HEIGHT} />}>
            <TripMap trip={trip} height={MAP_HEIGHT} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
