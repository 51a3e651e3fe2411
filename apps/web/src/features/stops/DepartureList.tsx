import type { StopInformation } from '@billett/contract'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { modeIcon } from '../../parts/lines/mode-icon.ts'
import { PlatformText } from '../../parts/lines/PlatformText.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** What leaves next, a heading wherever the day changes. */
export function DepartureList({ departures }: Pick<StopInformation, 'departures'>) {
  const { t } = useTexts()
  const { format } = useShop()
  const id = useId()
  const days = departures.map(({ departure }) => format.instantDate(departure))
  return (
    // Nothing in the list can be pressed, so the keyboard scrolls it as a whole.
    <Box component="section" tabIndex={0} aria-labelledby={id}>
      <Typography variant="h3" component="h3" id={id} gutterBottom>
        {t('stops.departures')}
      </Typography>
      {departures.length === 0 && <Typography color="textSecondary">{t('stops.noDepartures')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {departures.map(({ line, mode, direction, departure, platform }, index) => (
          <Box component="li" key={`${departure}-${line}-${direction}`} sx={{ borderTop: 1, borderColor: 'divider' }}>
            {index > 0 && days[index] !== days[index - 1] && (
              <Typography sx={{ fontWeight: 700, pt: 1.5 }}>{days[index]}</Typography>
            )}
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto 5.2rem minmax(0, 1fr)',
                columnGap: 1.5,
                alignItems: 'baseline',
                py: 1.25,
              }}
            >
              <Box sx={{ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {format.instantTime(departure)}
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700 }}>
                <Icon path={modeIcon(mode)} size={18} /> {line}
              </Box>
              <Box>
                {direction}
                {platform && <PlatformText platform={platform} mode={mode} />}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
