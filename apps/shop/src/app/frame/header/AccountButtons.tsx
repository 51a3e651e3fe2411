import { classes } from '@billett/web-kit/kit/classes.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiAccountOutline } from '@mdi/js'
import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectAuthenticated, selectRestored } from '../../../state/user/user.selectors.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './AccountButtons.module.css'
import { AccountMenu } from './AccountMenu.tsx'

/**
 * Signing in and registering, or what belongs to whoever is signed in (Spec 1 §2.7). On a phone signing in alone;
 * registering is a link there.
 */
export function AccountButtons() {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  if (authenticated) return <AccountMenu />
  if (!login.enabled) return null
  return (
    // Until it is known who is here the place is kept free, so that nothing moves and nobody is asked to sign in twice.
    <div className={classes(styles.root, !restored && styles.unknown)}>
      <Button
        component={Link}
        to={link('login')}
        color="inherit"
        aria-label={t('frame.menu.signIn')}
        className={styles.link}
      >
        <Icon path={mdiAccountOutline} />
        <span className={styles.words}>{t('frame.menu.signIn')}</span>
      </Button>
      {login.register && (
        <Button component={Link} to={link('register')} color="inherit" className={styles.register}>
          {t('frame.menu.register')}
        </Button>
      )}
    </div>
  )
}
