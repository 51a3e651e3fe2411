import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '../../routes/RouteLink.tsx'

export function CookieText() {
  const { t } = useTranslation()
  return (
    <>
      <Typography>{t('cookies.text')}</Typography>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <RouteLink to="privacyPolicy">{t('cookies.privacy')}</RouteLink>
        <RouteLink to="legalNotice">{t('cookies.legalNotice')}</RouteLink>
      </Box>
    </>
  )
}
