import type { Passkey } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { useConfirmed } from '../../ui/use-confirmed.tsx'
import { ListRow } from './ListRow.tsx'

interface Props {
  passkeys: readonly Passkey[]
  busy: boolean
  onRemove: (id: string) => void
}

/** The keys of an account; taking one away is asked for once more. */
export function PasskeyList({ passkeys, busy, onRemove }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const nameOf = ({ name }: Passkey) => name || t('account.devices.unknown')
  const { ask, question } = useConfirmed<Passkey>({
    title: t('account.passkeys.askTitle'),
    text: passkey => t('account.passkeys.askText', { name: nameOf(passkey) }),
    yes: t('account.passkeys.askYes'),
    busy,
    act: ({ id }) => onRemove(id),
  })
  return (
    <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {passkeys.map(passkey => {
        const { id, createdOn, usedOn } = passkey
        const shown = nameOf(passkey)
        const since = format.instantDate(createdOn)
        return (
          <ListRow key={id}>
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
              onClick={() => ask(passkey)}
            >
              {t('account.passkeys.remove')}
            </BusyButton>
          </ListRow>
        )
      })}
      {question}
    </Stack>
  )
}
