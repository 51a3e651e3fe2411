import type { Leg, StopCall } from '@billett/contract'
import { mdiWalk } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LineChip } from './LineChip.tsx'
import { useDuration } from './use-duration.ts'

const grid = { display: 'grid', gridTemplateColumns: '3.4rem 1fr', columnGap: 1.5 } as const

/** From a stop to a stop, with a line or on foot. */
export function TripLeg({ leg }: { leg: Leg }) {
  const { t } = useTranslation()
  const { format } = useShop()
  const duration = useDuration()
  const clock = (moment: string | null) => (moment ? format.instantTime(moment) : '')
  const call = ({ text, platform }: StopCall, moment: string | null, strong: boolean) => (
    <Box sx={{ ...grid, fontWeight: strong ? 700 : 400 }}>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{clock(moment)}</Box>
      <div>
        {text}
        {platform && (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {' · '}
            {/^\w{1,3}$/.test(platform) ? t('trips.platform', { platform }) : platform}
          </Box>
        )}
      </div>
    </Box>
  )
  const colour = leg.line?.colour ?? 'divider'
  return (
    <Box component="li" sx={{ pb: 1.5 }}>
      {call(leg.from, leg.from.departure, true)}
      <Box sx={{ ...grid, my: 0.5 }}>
        <span />
        <Box
          sx={{
            borderLeft: '4px solid',
            borderColor: colour,
            borderLeftStyle: leg.line ? 'solid' : 'dotted',
            pl: 1.5,
            py: 1,
          }}
        >
          {leg.line ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <LineChip line={leg.line} />
              {leg.direction && <span>{t('trips.direction', { direction: leg.direction })}</span>}
            </Box>
          ) : (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Icon path={mdiWalk} size={20} /> {t('trips.walk', { duration: duration(leg.durationMinutes) })}
            </Box>
          )}
          {leg.line && leg.stops.length > 0 && (
            <Box component="details" sx={{ mt: 1 }}>
              <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
                {t('trips.stops', { count: leg.stops.length, duration: duration(leg.durationMinutes) })}
              </Box>
              {leg.stops.map((stop, index) => (
                <Box key={`${index}-${stop.reference}`} sx={{ py: 0.25 }}>
                  {call(stop, stop.departure ?? stop.arrival, false)}
                </Box>
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {call(leg.to, leg.to.arrival, true)}
    </Box>
  )
}
