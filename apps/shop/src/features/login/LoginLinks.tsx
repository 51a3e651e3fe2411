import type { Modules } from '@billett/clients'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LoginLinks.module.css'
import { StoreButtons } from './StoreButtons.tsx'

interface Props {
  modules: Modules['login']
  embedded: boolean
}

/** Other ways on, below the form. */
export function LoginLinks({ modules, embedded }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { search } = useLocation()
  return (
    <Stack spacing={1} className={styles.root}>
      {modules.resetPassword && (
        <Button component={Link} to={withSearch(link(embedded ? 'resetPasswordEmbedded' : 'resetPassword'), search)}>
          {t('signIn.login.forgot')}
        </Button>
      )}
      {modules.register && (
        <Button
          component={Link}
          variant="outlined"
          size="large"
          className={styles.link}
          to={withSearch(link(embedded ? 'registerEmbedded' : 'register'), search)}
        >
          {`${t('signIn.login.noAccount')} ${t('signIn.login.register')}`}
        </Button>
      )}
      <StoreButtons />
    </Stack>
  )
}
