import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { signOut } from '@billett/web-kit/session/sign-out.ts'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectSessionRestored } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './LogoutPage.module.css'

/** Signs out whoever comes here, and says so. */
export function LogoutPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const link = useLink()
  const restored = useAppSelector(selectSessionRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  const query = useQuery()
  /** Where staff wanted to go, who may not use the shop (Spec 1 §2.3). */
  const target = safeRedirect(query.get('target'))
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
      {done ? (
        <>
          <Button
            component={Link}
            to={target ?? link('start')}
            variant="contained"
            size="large"
            className={styles.onward}
          >
            {target === undefined ? t('common.backToStart') : t('signIn.logout.onward')}
          </Button>
          <Button component={Link} to={link('login')} variant="outlined" size="large" className={styles.again}>
            {t('signIn.logout.again')}
          </Button>
        </>
      ) : (
        <SkeletonList label={t('common.loading')} rows={1} height={52} />
      )}
    </Page>
  )
}
