import { countryName } from '@billett/domain'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useConfirmed } from '../../ui/use-confirmed.tsx'
import type { BookAddress } from './address-book.ts'

interface Props {
  address: BookAddress
  busy: boolean
  onEdit: () => void
  onMain: () => void
  onRemove: () => void
}

export function AddressCard({ address, busy, onEdit, onMain, onRemove }: Props) {
  const { t } = useTexts()
  const { language } = useShop()
  const { addressName, street, houseNumber, additional, postCode, city, country, isMain } = address
  const line = `${street} ${houseNumber}`
  const title = addressName || line
  const { ask, question } = useConfirmed({
    title: t('addresses.removeTitle'),
    text: () => t('addresses.removeText', { name: title }),
    yes: t('addresses.removeYes'),
    busy,
    act: onRemove,
  })
  return (
    <Box component="li">
      <Panel component="div" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {isMain && <Chip label={t('addresses.main')} />}
        </Box>
        <Typography component="address" sx={{ fontStyle: 'normal', mb: 2 }}>
          {[...(addressName ? [line] : []), ...(additional ? [additional] : []), `${postCode} ${city}`].map(text => (
            <Box key={text}>{text}</Box>
          ))}
          <Box>{countryName(country, language)}</Box>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" aria-label={t('addresses.editOf', { name: title })} onClick={onEdit}>
            {t('addresses.edit')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            aria-label={t('addresses.removeOf', { name: title })}
            onClick={() => ask()}
          >
            {t('addresses.remove')}
          </Button>
          {!isMain && (
            <BusyButton
              variant="text"
              sx={{ px: 1, ml: -1, textAlign: 'left' }}
              busy={busy}
              aria-label={t('addresses.makeMainOf', { name: title })}
              onClick={onMain}
            >
              {t('addresses.makeMain')}
            </BusyButton>
          )}
        </Box>
      </Panel>
      {question}
    </Box>
  )
}
