import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { acceptAll, rejectAll } from './choices.ts'
import { useConsent } from './consent-context.ts'

/** Reject looks like accept, stands beside it and takes as many clicks. */
export function CookieButtons() {
  const { t } = useTexts()
  const { cookies } = useShop().client.config
  const { save, openSettings } = useConsent()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
        width: '100%',
      }}
    >
      <Button variant="contained" onClick={() => save(rejectAll(cookies))}>
        {t('cookies.reject')}
      </Button>
      <Button variant="contained" onClick={() => save(acceptAll(cookies))}>
        {t('cookies.acceptAll')}
      </Button>
      <Button variant="outlined" onClick={openSettings}>
        {t('cookies.individual')}
      </Button>
    </Box>
  )
}
