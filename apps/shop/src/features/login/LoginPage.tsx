import { routeSetOf } from '@billett/paths'
import { resetCommon } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { classes } from '@billett/web-kit/kit/classes.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { loginJwt } from '@billett/web-kit/session/session.calls.ts'
import { SessionLost } from '@billett/web-kit/sign-in/SessionLost.tsx'
import { useEffect } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { LoginForm } from '../../parts/sign-in/LoginForm.tsx'
import { selectUser } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LoginLinks } from './LoginLinks.tsx'
import styles from './LoginPage.module.css'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { useOnward } from './use-onward.ts'

/** Signs in, and goes on to where one wanted to go (Spec 1 §2.5). */
export function LoginPage() {
  const { t } = useTexts()
  const { client } = useShop()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const embedded = useEmbedded()
  const { search } = useLocation()
  const lead = t(routeSetOf(client) === 'shop' ? 'signIn.login.lead' : 'signIn.login.leadAccount')
  const openId = openIdIn(search) !== undefined
  const { authenticated, lost } = useAppSelector(selectUser)
  const byToken = useCall(loginJwt)
  const leaving = openId && authenticated && !byToken.failed
  const onward = useOnward()
  useEffect(() => {
    // Whoever another service has sent goes on to there.
    if (authenticated && !openId) navigate(onward, { replace: true })
  }, [authenticated, navigate, onward, openId])
  useEffect(
    () => () => {
      // What is under way goes on; what it was called with is forgotten.
      dispatch(resetCommon('success'))
      dispatch(resetCommon('errors'))
    },
    [dispatch],
  )
  return (
    <Page>
      <div className={classes(styles.form, embedded ? styles.embedded : styles.alone)}>
        <Headline headline={t('signIn.login.headline')} lead={embedded ? undefined : lead} />
        {leaving ? (
          <SkeletonList label={t('signIn.login.onward')} rows={2} height={72} />
        ) : (
          <>
            <SessionLost lost={lost} />
            <CallErrors errors={openId ? byToken.errors : []} all />
            <LoginForm />
            <PasskeyLogin onSignedIn={openId ? () => window.location.reload() : undefined} />
            <LoginLinks modules={client.config.modules.login} embedded={embedded} />
          </>
        )}
      </div>
    </Page>
  )
}
