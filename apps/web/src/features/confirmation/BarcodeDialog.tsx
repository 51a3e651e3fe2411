import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWakeLock } from './use-wake-lock.ts'

interface Props {
  image: string
  ticketName: string
  onClose: () => void
}

/** Nothing but the barcode, as large as the screen allows; the screen stays on meanwhile. */
export function BarcodeDialog({ image, ticketName, onClose }: Props) {
  const { t } = useTexts()
  useWakeLock()
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('confirmation.barcode', { ticket: ticketName }),
          sx: { bgcolor: '#FFFFFF', color: '#000000', backgroundImage: 'none', borderRadius: 0 },
        },
      }}
    >
      <IconButton
        autoFocus
        aria-label={t('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12, color: '#000000' }}
      >
        <Icon path={mdiClose} />
      </IconButton>
      <Box sx={{ minHeight: 68, px: 2, pr: 8, display: 'flex', alignItems: 'center', fontWeight: 700 }}>
        {ticketName}
      </Box>
      <Box onClick={onClose} sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2 }}>
        <Box component="img" src={image} alt="" sx={{ width: 'min(92vw, 80dvh)' }} />
      </Box>
      <Box sx={{ pb: 3, px: 2, textAlign: 'center', fontWeight: 600 }}>{t('confirmation.enlarged')}</Box>
    </Dialog>
  )
}
