import type { Passkey } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'

interface Props {
  passkeys: readonly Passkey[]
  busy: boolean
  onRemove: (id: string) => void
}

export function PasskeyList({ passkeys, busy, onRemove }: Props) {
  const { t } = useTranslation()
  const { format } = useShop()
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {passkeys.map(({ id, name, createdOn, usedOn }) => {
        const shown = name || t('account.devices.unknown')
        const since = format.instantDate(createdOn)
        return (
          <Box
            component="li"
            key={id}
            sx={theme => ({
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
              justifyContent: 'space-between',
              p: 2.5,
              bgcolor: 'background.paper',
              border: `1px solid ${theme.palette.divider}`,
              borderRadius: `${theme.shop.cardRadius}px`,
            })}
          >
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Typography variant="h3">{shown}</Typography>
              <Typography color="textSecondary">
                {usedOn === null
                  ? t('account.passkeys.unused', { since })
                  : t('account.passkeys.used', { since, used: format.instantDateTime(usedOn) })}
              </Typography>
            </Box>
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={t('account.passkeys.removeOf', { name: shown })}
              onClick={() => onRemove(id)}
            >
              {t('account.passkeys.remove')}
            </BusyButton>
          </Box>
        )
      })}
    </Stack>
  )
}
