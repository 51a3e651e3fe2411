import { officeRoutes } from '@billett/paths'
import { resetCommon } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { login } from '@billett/web-kit/session/session.calls.ts'
import { SessionLost } from '@billett/web-kit/sign-in/SessionLost.tsx'
import { useEffect } from 'react'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectHolds, selectIsCustomer, selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StaffLoginForm } from './StaffLoginForm.tsx'
import styles from './StaffLoginPage.module.css'

const PORTAL_RIGHTS = ['AllowedToUseAdminPanel'] as const

/**
 * Admin-login mode: by user name, with no way to register; whoever is signed in already signs out first (Spec 1 §2.5).
 */
export function StaffLoginPage() {
  const { t } = useTexts()
  const { link } = useOffice()
  const dispatch = useAppDispatch()
  const query = useQuery()
  const isSignedIn = useAppSelector(selectAuthenticated)
  const isCustomer = useAppSelector(selectIsCustomer)
  const { lost } = useAppSelector(selectUser)
  const mayWork = useAppSelector(selectHolds(PORTAL_RIGHTS))
  const mayConfirm = useAppSelector(selectHolds(officeRoutes.adminBaseData.rights))
  // Who comes here signed in comes to confirm users (Spec 3 §2.1); who signs in here begins at the portal.
  const { success: hasSignedInHere } = useCall(login)
  useEffect(
    () => () => {
      // What is under way goes on; what it was called with is forgotten.
      dispatch(resetCommon('success'))
      dispatch(resetCommon('errors'))
    },
    [dispatch],
  )
  const onward = link(mayConfirm && !hasSignedInHere ? 'adminBaseData' : 'adminPortal')
  if (isSignedIn && mayWork) return <Redirect to={safeRedirect(query.get('redirect')) ?? onward} />
  if (isSignedIn && !isCustomer) return <Redirect to={link('adminPortal')} />
  const out = (
    <Button component={Link} to={link('adminLogout', undefined, { target: link('admin') })} variant="contained">
      {t('frame.menu.signOut')}
    </Button>
  )
  return (
    <Page>
      <div className={styles.box}>
        <Headline headline={t('frame.titles.staffLogin')} />
        <SessionLost lost={lost} />
        <Stack spacing={2.5}>
          {isSignedIn && (
            <MessageBox kind="warning" action={out}>
              {t('signIn.login.logoutFirst')}
            </MessageBox>
          )}
          <StaffLoginForm />
        </Stack>
      </div>
    </Page>
  )
}
