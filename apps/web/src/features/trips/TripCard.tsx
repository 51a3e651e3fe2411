import type { Leg, Trip } from '@billett/contract'
import { mdiCheck, mdiChevronDown, mdiChevronUp, mdiWalk } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { usePriceText } from '../../hooks/use-price-text.ts'
import { LineBadge } from '../../parts/lines/LineBadge.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useDuration } from './use-duration.ts'

const TripDetails = lazy(() => import('./TripDetails.tsx').then(module => ({ default: module.TripDetails })))

/** px; of the details of one leg. */
const LEG_HEIGHT = 120

interface Props {
  trip: Trip
  selected: boolean
  onSelect: () => void
}

/** When, how long, with which lines, from which price. */
export function TripCard({ trip, selected, onSelect }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const duration = useDuration()
  const id = useId()
  const [open, setOpen] = useState(false)
  const times = { from: format.instantTime(trip.departure), to: format.instantTime(trip.arrival) }
  const priceText = usePriceText()
  const ride = (leg: Leg) =>
    leg.line ? (
      <LineBadge {...leg.line} />
    ) : (
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', color: 'text.secondary', minHeight: 28 }}
      >
        <Icon path={mdiWalk} size={18} /> {duration(leg.durationMinutes)}
      </Box>
    )
  return (
    <Box
      component="article"
      aria-label={t('trips.named', times)}
      sx={theme => ({
        p: 2,
        bgcolor: 'background.paper',
        borderRadius: `${theme.shop.cardRadius}px`,
        border: `2px solid ${selected ? theme.palette.primary.main : theme.palette.divider}`,
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Box sx={{ fontWeight: 800, fontSize: '1.3rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {times.from} – {times.to}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            {duration(trip.durationMinutes)} · {t('trips.changes', { count: trip.changes })}
          </Box>
        </div>
        <Box
          sx={{
            textAlign: 'right',
            whiteSpace: 'nowrap',
            fontWeight: 800,
            fontSize: '1.1429rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {trip.price.state === 'unknown' ? (
            <Box sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary' }}>{priceText(trip.price)}</Box>
          ) : (
            priceText(trip.price)
          )}
        </Box>
      </Box>
      <Box
        component="ul"
        aria-label={t('trips.lines')}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.25, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {trip.legs.map((leg, index) => (
          <li key={`${index}-${leg.from.reference}`}>{ride(leg)}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, justifyContent: 'space-between', ml: -2.5 }}>
        <Button
          aria-expanded={open}
          aria-controls={id}
          aria-label={t('trips.detailsNamed', times)}
          endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
          onClick={() => setOpen(!open)}
        >
          {t('common.details')}
        </Button>
        <Button
          variant={selected ? 'contained' : 'outlined'}
          aria-pressed={selected}
          aria-label={t(selected ? 'trips.chosenNamed' : 'trips.chooseNamed', times)}
          startIcon={selected ? <Icon path={mdiCheck} /> : undefined}
          onClick={onSelect}
        >
          {t(selected ? 'trips.chosen' : 'trips.choose')}
        </Button>
      </Box>
      <Box id={id} hidden={!open}>
        {open && (
          <Suspense fallback={<Skeleton height={trip.legs.length * LEG_HEIGHT} />}>
            <TripDetails trip={trip} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
