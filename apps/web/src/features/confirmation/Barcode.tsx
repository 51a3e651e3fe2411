import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const BarcodeDialog = lazy(() => import('./BarcodeDialog.tsx').then(module => ({ default: module.BarcodeDialog })))

interface Props {
  /** SVG data URL */
  image: string
  ticketName: string
}

/** Black on white whatever the theme; a tap fills the screen with it. */
export function Barcode({ image, ticketName }: Props) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box
        component="button"
        type="button"
        onClick={() => setLarge(true)}
        aria-label={t('confirmation.enlarge')}
        sx={theme => ({
          display: 'block',
          mx: 'auto',
          width: 'min(100%, 19rem)',
          p: 1.5,
          cursor: 'zoom-in',
          bgcolor: '#FFFFFF',
          border: `1px solid ${theme.palette.divider}`,
          borderRadius: `${theme.shop.controlRadius}px`,
        })}
      >
        <Box
          component="img"
          src={image}
          alt={t('confirmation.barcode', { ticket: ticketName })}
          sx={{ display: 'block', width: '100%' }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('confirmation.enlarged')}
      </Typography>
      {large && (
        <Suspense fallback={null}>
          <BarcodeDialog image={image} ticketName={ticketName} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </Box>
  )
}
