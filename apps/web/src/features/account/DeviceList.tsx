import type { Device } from '@billett/contract'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ListRow } from './ListRow.tsx'

interface Props {
  devices: readonly Device[]
  busy: boolean
  onEnd: (sessionId: string) => void
}

export function DeviceList({ devices, busy, onEnd }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {devices.map(({ sessionId, name, signedInOn, lastSeenOn, isCurrent }) => {
        const shown = name || t('account.devices.unknown')
        return (
          <ListRow key={sessionId}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Typography variant="h3" component="h2">
                {shown}
              </Typography>
              <Typography color="textSecondary">
                {t('account.devices.since', {
                  since: format.instantDate(signedInOn),
                  seen: format.instantDateTime(lastSeenOn),
                })}
              </Typography>
            </Box>
            {isCurrent ? (
              <Chip label={t('account.devices.current')} />
            ) : (
              <BusyButton
                variant="outlined"
                busy={busy}
                aria-label={t('account.devices.endOf', { name: shown })}
                onClick={() => onEnd(sessionId)}
              >
                {t('account.devices.end')}
              </BusyButton>
            )}
          </ListRow>
        )
      })}
    </Stack>
  )
}
