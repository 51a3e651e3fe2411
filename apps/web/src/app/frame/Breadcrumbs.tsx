import { FIRST_SCREEN, routeSetOf } from '@billett/paths'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTitleHidden } from '../../hooks/use-title-hidden.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRoute } from '../use-route.ts'
import { FrameLink } from './FrameLink.tsx'

/**
 * First screen > this page; what only its owner sees is below the account. The first screen has none, nor a page
 * without a title, nor the one that everything leads to during maintenance.
 */
export function Breadcrumbs() {
  const { t } = useTexts()
  const titleHidden = useTitleHidden()
  const { client } = useShop()
  const first = FIRST_SCREEN[routeSetOf(client)]
  const route = useRoute()?.route
  const title = route?.title ?? 'notFound'
  if (title === first || route?.needs === 'maintenance' || titleHidden) return null
  const isBelowAccount = route?.access === 'customer' && title !== 'account' && first !== 'account'
  return (
    <Container maxWidth="lg">
      <Box component="nav" aria-label={t('frame.breadcrumbs')} sx={{ pt: { xs: 0.5, md: 1.5 } }}>
        <Box
          component="ol"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'center',
            listStyle: 'none',
            p: 0,
            m: 0,
            '& > li + li::before': { content: '"›" / ""', mr: 1, color: 'text.secondary' },
          }}
        >
          {/* A phone has room for one step back. */}
          <Box component="li" sx={{ display: { xs: isBelowAccount ? 'none' : 'block', sm: 'block' } }}>
            <FrameLink to={first}>{t(`frame.titles.${first}`)}</FrameLink>
          </Box>
          {isBelowAccount && (
            <Box component="li" sx={{ '&::before': { display: { xs: 'none', sm: 'inline' } } }}>
              <FrameLink to="account">{t('frame.titles.account')}</FrameLink>
            </Box>
          )}
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
