import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { findRoute } from '../../routes/find-route.ts'
import { FrameLink } from './FrameLink.tsx'

/** Start > this page. The start page has none, nor a page asked for with `hidetitle=true` (Spec 1 §2.3). */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const title = findRoute(pathname)?.route.title ?? 'notFound'
  if (title === 'start' || new URLSearchParams(search).get('hidetitle') === 'true') return null
  return (
    <Container maxWidth="lg">
      <Box component="nav" aria-label={t('frame.breadcrumbs')} sx={{ pt: { xs: 0.5, md: 1.5 } }}>
        <Box
          component="ol"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', listStyle: 'none', p: 0, m: 0 }}
        >
          <li>
            <FrameLink to="start">{t('frame.titles.start')}</FrameLink>
          </li>
          <Box component="li" aria-hidden sx={{ color: 'text.secondary' }}>
            ›
          </Box>
          <li>
            <Typography component="span" aria-current="page" color="textSecondary">
              {t(`frame.titles.${title}`)}
            </Typography>
          </li>
        </Box>
      </Box>
    </Container>
  )
}
