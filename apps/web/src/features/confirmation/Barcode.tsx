import { mdiBrightness7, mdiMagnifyPlusOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

const BarcodeDialog = lazy(() => import('./BarcodeDialog.tsx').then(module => ({ default: module.BarcodeDialog })))

interface Props {
  /** SVG data URL */
  image: string
  ticketName: string
}

/** Black on white whatever the theme, as wide as a phone; a tap fills the screen with it and keeps the screen on. */
export function Barcode({ image, ticketName }: Props) {
  const { t } = useTexts()
  const [large, setLarge] = useState(false)
  return (
    <Box sx={{ mx: 'auto', width: 'min(100%, 24rem)', flexShrink: 0 }}>
      <Box
        component="button"
        type="button"
        onClick={() => setLarge(true)}
        aria-label={t('confirmation.enlarge')}
        sx={theme => ({
          display: 'block',
          width: '100%',
          p: 2,
          font: 'inherit',
          cursor: 'zoom-in',
          bgcolor: '#FFFFFF',
          color: '#000000',
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
        <Box
          component="span"
          sx={{
            mt: 1.5,
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            justifyContent: 'center',
            '@media print': { display: 'none' },
          }}
        >
          <Icon path={mdiMagnifyPlusOutline} size={20} />
          {t('confirmation.enlarge')}
        </Box>
      </Box>
      <Box
        sx={{
          mt: 1,
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'center',
          color: 'text.secondary',
          '@media print': { display: 'none' },
        }}
      >
        <Icon path={mdiBrightness7} size={20} />
        {t('confirmation.enlarged')}
      </Box>
      {large && (
        <Suspense fallback={null}>
          <BarcodeDialog image={image} ticketName={ticketName} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </Box>
  )
}
