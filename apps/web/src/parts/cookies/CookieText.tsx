import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../texts/use-texts.ts'

export function CookieText() {
  const { t } = useTexts()
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
