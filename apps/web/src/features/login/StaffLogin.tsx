import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { LoginForm } from '../../parts/sign-in/LoginForm.tsx'
import { selectAuthenticated } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Headline } from '../../ui/Headline.tsx'
import { MessageBox } from '../../ui/MessageBox.tsx'
import { Page } from '../../ui/Page.tsx'

/**
 * Admin-login mode: by user name, with no way to register; whoever is signed in already signs out first (Spec 1 §2.5).
 */
export function StaffLogin() {
  const { t } = useTexts()
  const link = useLink()
  const isSignedIn = useAppSelector(selectAuthenticated)
  const out = (
    <Button component={Link} to={link('adminLogout', undefined, { target: link('admin') })} variant="contained">
      {t('frame.menu.signOut')}
    </Button>
  )
  return (
    <Page>
      <Box sx={{ maxWidth: '30rem', mx: 'auto' }}>
        <Headline headline={t('frame.titles.staffLogin')} />
        {isSignedIn && (
          <Box sx={{ mb: 2.5 }}>
            <MessageBox kind="warning" action={out}>
              {t('signIn.login.logoutFirst')}
            </MessageBox>
          </Box>
        )}
        <LoginForm asStaff />
      </Box>
    </Page>
  )
}
