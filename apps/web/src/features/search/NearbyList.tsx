import type { NearbyStop } from '@billett/contract'
import { mdiInformationOutline, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  stops: readonly NearbyStop[]
  onChoose: (stop: NearbyStop) => void
  onInfo: (stop: NearbyStop) => void
}

/** Stops by distance; a press takes one, the button beside it tells more. */
export function NearbyList({ stops, onChoose, onInfo }: Props) {
  const { t } = useTexts()
  if (stops.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {stops.map(stop => (
        <Box
          component="li"
          key={stop.reference}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, borderTop: 1, borderColor: 'divider' }}
        >
          <ButtonBase
            onClick={() => onChoose(stop)}
            sx={theme => ({
              flex: 1,
              minWidth: 0,
              minHeight: 56,
              gap: 1.5,
              px: 1,
              font: 'inherit',
              textAlign: 'left',
              justifyContent: 'flex-start',
              borderRadius: `${theme.shop.controlRadius}px`,
              '&:hover': { bgcolor: 'action.hover' },
            })}
          >
            <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
              <Icon path={mdiMapMarkerOutline} />
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
              {stop.text}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {t('search.metres', { metres: stop.distance })}
            </Box>
          </ButtonBase>
          <IconButton aria-label={t('stops.infoNamed', { stop: stop.text })} onClick={() => onInfo(stop)}>
            <Icon path={mdiInformationOutline} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}
