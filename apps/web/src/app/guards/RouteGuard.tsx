import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import type { Route } from '../../routes/route.ts'
import { useLink } from '../../routes/use-link.ts'
import { selectAuthenticated, selectIsStaff } from '../../state/user/user.selectors.ts'
import { useAppSelector } from '../store-hooks.ts'
import { isAdminPath } from './admin-area.ts'
import { openIdIn } from './open-id-parameters.ts'
import { PrivateRoute } from './PrivateRoute.tsx'
import { safeRedirect } from './safe-redirect.ts'

interface Props {
  route: Route
  children: ReactNode
}

/** Who may see a screen (Spec 1 §2.3). */
export function RouteGuard({ route, children }: Props) {
  const { t } = useTranslation()
  const link = useLink()
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const authenticated = useAppSelector(selectAuthenticated)
  const isStaff = useAppSelector(selectIsStaff)
  if (isStaff && !isAdminPath(pathname))
    return <Navigate to={link('adminLogout', undefined, { target: pathname })} replace />
  if (route.needs === 'signedOut' && authenticated && !openIdIn(search))
    return <Navigate to={safeRedirect(query.get('redirect')) ?? link('start')} replace />
  return route.access === 'customer' ? (
    <PrivateRoute headline={t(`frame.titles.${route.title}`)}>{children}</PrivateRoute>
  ) : (
    children
  )
}
