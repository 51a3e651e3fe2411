import { PAGE_TYPE, setPageType } from '@billett/web-kit/calls/common.slice.ts'
import { privateRedirect } from '@billett/web-kit/guards/private-redirect.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { type ReactNode, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { selectAuthenticated, selectRestored } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  children: ReactNode
  /** Stands there until it is known who asks. */
  headline: string
  /** Lets those who are not signed in see the page, too. */
  open?: boolean
}

/** A page for those who are signed in; others sign in first and come back (Spec 1 §2.3). */
export function PrivateRoute({ children, headline, open = false }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const link = useLink()
  const { pathname, search } = useLocation()
  const embedded = useEmbedded()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  useEffect(() => {
    dispatch(setPageType(PAGE_TYPE.PRIVATE))
    return () => {
      dispatch(setPageType(PAGE_TYPE.PUBLIC))
    }
  }, [dispatch])
  if (authenticated || open) return children
  if (!restored)
    return (
      <Page>
        <Headline headline={headline} />
        <SkeletonList label={t('common.loading')} />
      </Page>
    )
  const fallback = link(embedded ? 'loginEmbedded' : 'login')
  return <Redirect to={privateRedirect({ fallback, target: pathname, search })} />
}
