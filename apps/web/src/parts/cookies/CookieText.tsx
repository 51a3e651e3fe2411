import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '../../routes/RouteLink.tsx'

export function CookieText() {
  const { t } = useTranslation()
  return (
    <>
      <Typography>{t('cookies.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, '& a': { minHeight: 44, py: 1.25 } }}>
        <RouteLink to="privacyPolicy">{t('cookies.privacy')}</RouteLink>
        <RouteLink to="legalNotice">{t('cookies.legalNotice')}</RouteLink>
      </Box>
    </>
  )
}
