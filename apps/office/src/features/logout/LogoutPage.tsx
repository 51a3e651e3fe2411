import { appAt } from '@billett/paths'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectRestored } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OnwardCountdown } from './OnwardCountdown.tsx'

/** Signs out whoever comes here, says so, and leads on to where they wanted to go (Spec 1 §2.3). */
export function LogoutPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const link = useLink()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  const query = useQuery()
  const target = safeRedirect(query.get('target'))
  const onward = target ?? link('start')
  const isOffice = appAt(new URL(onward, 'http://office').pathname) === 'office'
  const navigate = useNavigate()
  const goOn = useCallback(
    () => (isOffice ? navigate(onward, { replace: true }) : window.location.replace(onward)),
    [isOffice, navigate, onward],
  )
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // What a guest has on this device is not behind any login, so it stays.
    if (!authenticated) return
    setLeaving(true)
    void signOut(dispatch).then(() => setLeaving(false))
  }, [dispatch, authenticated])
  if (!restored || authenticated || leaving)
    return (
      <Page width="text">
        <Headline headline={t('signIn.logout.busy')} />
        <SkeletonList label={t('common.loading')} rows={1} height={52} />
      </Page>
    )
  const onwardText = target === undefined ? t('common.backToStart') : t('signIn.logout.onward')
  return (
    <Page width="text">
      <Headline headline={t('signIn.logout.headline')} lead={t('signIn.logout.text')} />
      {target !== undefined && <OnwardCountdown onEnd={goOn} />}
      <Stack direction="row from sm" spacing={1}>
        {isOffice ? (
          <Button component={Link} to={onward} variant="contained" size="large">
            {onwardText}
          </Button>
        ) : (
          <Button component="a" href={onward} variant="contained" size="large">
            {onwardText}
          </Button>
        )}
        <Button component={Link} to={link('admin')} variant="outlined" size="large">
          {t('signIn.logout.again')}
        </Button>
      </Stack>
    </Page>
  )
}
