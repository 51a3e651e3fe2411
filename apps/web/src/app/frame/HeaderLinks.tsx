import { RouteLink } from '@billett/web-kit/links/RouteLink.tsx'
import Box from '@mui/material/Box'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { resetSearchOptions } from '../../state/tariff/tariff.slice.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The client's extra links, which begin a search anew (Spec 1 §2.7); on a phone the logo leads to the same place. */
export function HeaderLinks() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { header } = useShop().client.config.modules
  if (!header.relationLink) return null
  return (
    <Box
      component="nav"
      aria-label={t('frame.mainNavigation')}
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 3, mr: 2 }}
    >
      <RouteLink
        to="start"
        underline="hover"
        color="inherit"
        sx={{ fontWeight: 600, py: 1.5 }}
        onClick={() => dispatch(resetSearchOptions())}
      >
        {t('frame.tickets')}
      </RouteLink>
    </Box>
  )
}
