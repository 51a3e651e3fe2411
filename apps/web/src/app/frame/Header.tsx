import { RIGHTS } from '@billett/domain'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectMayBuy, selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRoute } from '../use-route.ts'
import { AccountButtons } from './AccountButtons.tsx'
import { ClientLogo } from './ClientLogo.tsx'
import { HeaderCart } from './HeaderCart.tsx'
import { HeaderLinks } from './HeaderLinks.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { MyTicketsLink } from './MyTicketsLink.tsx'

/** Logo, links, language and cart; stays in view while the page scrolls. */
export function Header() {
  const { t } = useTexts()
  const { client } = useShop()
  const link = useLink()
  const { modules, texts } = client.config
  const { pathname } = useLocation()
  const mayBuy = useAppSelector(selectMayBuy)
  const { rights } = useAppSelector(selectUser)
  // During maintenance every link would lead to the page one is on.
  const isOpen = useRoute()?.route.needs !== 'maintenance'
  // Where one is already it begins afresh (Spec 1 §2.7).
  const home = link(rights.includes(RIGHTS.AllowedToUseAdminPanel) ? 'adminPortal' : 'start')
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: theme => `1px solid ${theme.palette.divider}`,
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 }, minHeight: 68 }}>
        <Box
          component={Link}
          to={home}
          reloadDocument={pathname === home}
          aria-label={t('frame.home', { name: texts.name })}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            color: 'text.primary',
            textDecoration: 'none',
            minWidth: 0,
          }}
        >
          <ClientLogo />
          {modules.header.showName && (
            <Typography component="span" variant="h3" sx={{ display: { xs: 'none', sm: 'block' }, fontSize: '1.2rem' }}>
              {texts.name}
            </Typography>
          )}
        </Box>
        <Box sx={{ flex: 1 }} />
        {isOpen && (
          <>
            <HeaderLinks />
            <MyTicketsLink />
            <AccountButtons />
          </>
        )}
        <LanguageSwitch />
        {isOpen && modules.cart && mayBuy && <HeaderCart />}
      </Container>
    </Box>
  )
}
