import { type ReactNode, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { SkeletonList } from '../kit/feedback/SkeletonList.tsx'
import { Page } from '../kit/layout/Page.tsx'
import { Headline } from '../kit/text/Headline.tsx'
import { selectAuthenticated, selectRestored } from '../session/session.selectors.ts'
import type { SessionDispatch } from '../session/session-root.ts'
import { signOut } from '../session/sign-out.ts'
import { useKitTexts } from '../text/use-kit-texts.ts'

/** Signs out whoever comes here, and says so; `children` lead on. */
export function SignedOut({ children }: { children: ReactNode }) {
  const { t } = useKitTexts()
  const dispatch = useDispatch<SessionDispatch>()
  const restored = useSelector(selectRestored)
  const authenticated = useSelector(selectAuthenticated)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    // What a guest has on this device is not behind any login, so it stays.
    if (!authenticated) return
    setLeaving(true)
    void signOut(dispatch).then(() => setLeaving(false))
  }, [dispatch, authenticated])
  const done = restored && !authenticated && !leaving
  return (
    <Page width="text">
      <Headline
        headline={done ? t('signIn.logout.headline') : t('signIn.logout.busy')}
        lead={done && t('signIn.logout.text')}
      />
      {done ? children : <SkeletonList label={t('common.loading')} rows={1} height={52} />}
    </Page>
  )
}
