import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiAccountOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectSessionRestored } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountMenu } from './AccountMenu.tsx'

/**
 * Signing in and registering, or what belongs to whoever is signed in (Spec 1 §2.7). On a phone signing in alone;
 * registering is a link there.
 */
export function AccountButtons() {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const restored = useAppSelector(selectSessionRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  if (authenticated) return <AccountMenu />
  if (!login.enabled) return null
  return (
    // Until it is known who is here the place is kept free, so that nothing moves and nobody is asked to sign in twice.
    <Box sx={{ display: 'flex', gap: 0.5, visibility: restored ? 'visible' : 'hidden' }}>
      <Button
        component={Link}
        to={link('login')}
        color="inherit"
        aria-label={t('frame.menu.signIn')}
        sx={{ minWidth: 44, px: { xs: 1, sm: 1.5 }, gap: 1 }}
      >
        <Icon path={mdiAccountOutline} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('frame.menu.signIn')}
        </Box>
      </Button>
      {login.register && (
        <Button
          component={Link}
          to={link('register')}
          color="inherit"
          sx={{ px: 1.5, display: { xs: 'none', md: 'inline-flex' } }}
        >
          {t('frame.menu.register')}
        </Button>
      )}
    </Box>
  )
}
