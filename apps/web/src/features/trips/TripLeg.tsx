import type { Leg, StopCall } from '@billett/contract'
import { mdiChevronDown, mdiChevronUp, mdiWalk } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { LineBadge } from '../../parts/lines/LineBadge.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LegStop } from './LegStop.tsx'
import { useDuration } from './use-duration.ts'

/** From a stop to a stop, with a line or on foot. */
export function TripLeg({ leg, onStop }: { leg: Leg; onStop: (stop: StopCall) => void }) {
  const { t } = useTexts()
  const duration = useDuration()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Box component="li" sx={{ pb: 1.5 }}>
      <LegStop stop={leg.from} moment={leg.from.departure} mode={leg.line?.mode} strong onStop={onStop} />
      <Box
        sx={{
          ml: 'calc(3.4rem + 12px)',
          my: 0.5,
          borderLeft: '4px',
          borderLeftStyle: leg.line ? 'solid' : 'dotted',
          borderColor: leg.line?.colour ?? 'divider',
          pl: 1.5,
          py: 0.5,
        }}
      >
        {leg.line ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', pt: 0.5 }}>
            <LineBadge {...leg.line} />
            {leg.direction && <span>{t('trips.direction', { direction: leg.direction })}</span>}
          </Box>
        ) : (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 36 }}>
            <Icon path={mdiWalk} size={20} /> {t('trips.walk', { duration: duration(leg.durationMinutes) })}
          </Box>
        )}
        {leg.line && leg.stops.length === 0 && (
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{duration(leg.durationMinutes)}</Box>
        )}
        {leg.line && leg.stops.length > 0 && (
          <>
            <Button
              aria-expanded={open}
              aria-controls={id}
              endIcon={<Icon path={open ? mdiChevronUp : mdiChevronDown} />}
              onClick={() => setOpen(!open)}
              sx={{ ml: -1.5, px: 1.5, textAlign: 'left' }}
            >
              {t('trips.stops', { count: leg.stops.length, duration: duration(leg.durationMinutes) })}
            </Button>
            <Box component="ol" id={id} hidden={!open} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {open &&
                leg.stops.map((stop, index) => (
                  <li key={`${index}-${stop.reference}`}>
                    <LegStop
                      stop={stop}
                      moment={stop.departure ?? stop.arrival}
                      mode={leg.line?.mode}
                      onStop={onStop}
                    />
                  </li>
                ))}
            </Box>
          </>
        )}
      </Box>
      <LegStop stop={leg.to} moment={leg.to.arrival} mode={leg.line?.mode} strong onStop={onStop} />
    </Box>
  )
}
