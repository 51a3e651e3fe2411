import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { BookAddress } from './address-book.ts'

const DialogShell = lazy(() => import('../../ui/DialogShell.tsx').then(module => ({ default: module.DialogShell })))

interface Props {
  address: BookAddress
  busy: boolean
  onEdit: () => void
  onMain: () => void
  onRemove: () => void
}

export function AddressCard({ address, busy, onEdit, onMain, onRemove }: Props) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { addressName, street, houseNumber, additional, postCode, city, country, isMain } = address
  const line = `${street} ${houseNumber}`
  const title = addressName || line
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
          <Box>{t(`checkout.address.countries.${country}`)}</Box>
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" aria-label={t('addresses.editOf', { name: title })} onClick={onEdit}>
            {t('addresses.edit')}
          </Button>
          {!isMain && (
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={t('addresses.makeMainOf', { name: title })}
              onClick={onMain}
            >
              {t('addresses.makeMain')}
            </BusyButton>
          )}
          <Button
            variant="outlined"
            color="error"
            aria-label={t('addresses.removeOf', { name: title })}
            onClick={() => setAsking(true)}
          >
            {t('addresses.remove')}
          </Button>
        </Box>
      </Panel>
      {asking && (
        <Suspense fallback={null}>
          <DialogShell
            open
            width="xs"
            title={t('addresses.removeTitle')}
            onClose={() => setAsking(false)}
            closeLabel={t('common.close')}
            actions={
              <>
                <Button variant="outlined" onClick={() => setAsking(false)}>
                  {t('common.cancel')}
                </Button>
                <BusyButton
                  color="error"
                  busy={busy}
                  onClick={() => {
                    setAsking(false)
                    onRemove()
                  }}
                >
                  {t('addresses.removeYes')}
                </BusyButton>
              </>
            }
          >
            {t('addresses.removeText', { name: title })}
          </DialogShell>
        </Suspense>
      )}
    </Box>
  )
}
