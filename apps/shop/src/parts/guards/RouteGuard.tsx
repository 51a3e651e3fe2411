import type { Route } from '@billett/paths'
import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BesidePlaces } from '../account/BesidePlaces.tsx'
import { PrivateRoute } from './PrivateRoute.tsx'

interface Props {
  route: Route
  children: ReactNode
}

/** Who may see a screen (Spec 1 §2.3). */
export function RouteGuard({ route, children }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const { search } = useLocation()
  const query = useQuery()
  const authenticated = useAppSelector(selectAuthenticated)
  if (route.needs === 'signedOut' && authenticated && !openIdIn(search))
    return <Redirect to={safeRedirect(query.get('redirect')) ?? link('start')} />
  if (route.access === 'public') return children
  return (
    <PrivateRoute headline={t(`frame.titles.${route.title}`)}>
      <BesidePlaces title={route.title}>{children}</BesidePlaces>
    </PrivateRoute>
  )
}
