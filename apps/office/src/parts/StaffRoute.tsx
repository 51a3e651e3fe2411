import type { OfficeRoute } from '@billett/paths'
import { privateRedirect } from '@billett/web-kit/guards/private-redirect.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectAuthenticated, selectHolds, selectRestored } from '../state/user.selectors.ts'
import { useTexts } from '../texts/use-texts.ts'
import { InsufficientRights } from './InsufficientRights.tsx'

interface Props {
  route: OfficeRoute
  children: ReactNode
}

/**
 * Who may see a screen: others sign in first and come back; who lacks a right is told whom to ask (Spec 1 §2.3, §2.7).
 */
export function StaffRoute({ route, children }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { pathname, search } = useLocation()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  const holds = useAppSelector(selectHolds(route.rights ?? []))
  if (route.access === 'public') return children
  if (authenticated) return holds ? children : <InsufficientRights />
  if (!restored)
    return (
      <Page>
        <Headline headline={t(`frame.titles.${route.title}`)} />
        <SkeletonList label={t('common.loading')} />
      </Page>
    )
  return <Redirect to={privateRedirect({ fallback: link('admin'), target: pathname, search })} />
}
