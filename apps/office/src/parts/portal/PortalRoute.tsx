import { type OfficeRoute, PORTAL_START } from '@billett/paths'
import { privateRedirect } from '@billett/web-kit/guards/private-redirect.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalMenu } from '../../hooks/use-portal-menu.ts'
import { selectIsOfPortal, selectSeesNode } from '../../state/school/school.selectors.ts'
import { selectAuthenticated, selectRestored } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NoPortalAccess } from './NoPortalAccess.tsx'

interface Props {
  route: OfficeRoute
  children: ReactNode
}

/**
 * Who may see a screen of the portal: others sign in at the shop and come back. Who sees other entries of its menu
 * begins with the first of them.
 */
export function PortalRoute({ route, children }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { pathname, search } = useLocation()
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const sees = useAppSelector(selectSeesNode(route.nodes ?? []))
  const [first] = usePortalMenu()
  if (isOfPortal && sees) return children
  if (isOfPortal && first && route.en === PORTAL_START) return <Redirect to={first.to} />
  if (authenticated) return <NoPortalAccess />
  if (!restored)
    return (
      <Page>
        <Headline headline={t(`frame.titles.${route.title}`)} />
        <SkeletonList label={t('common.loading')} />
      </Page>
    )
  return <Redirect to={privateRedirect({ fallback: link('login'), target: pathname, search })} />
}
