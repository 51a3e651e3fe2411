import type { Modules } from '@billett/clients'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link, useLocation } from 'react-router'
import { withSearch } from '../../parts/sign-in/kept-query.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
    <Stack spacing={1} sx={{ mt: 2.5 }}>
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
          sx={{ textAlign: 'center' }}
          to={withSearch(link(embedded ? 'registerEmbedded' : 'register'), search)}
        >
          {`${t('signIn.login.noAccount')} ${t('signIn.login.register')}`}
        </Button>
      )}
      <StoreButtons />
    </Stack>
  )
}
