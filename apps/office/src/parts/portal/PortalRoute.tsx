import { Guid } from '@billett/contract'
import { type OfficeRoute, PORTAL_START } from '@billett/paths'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { usePortalMenu } from '../../hooks/use-portal-menu.ts'
import { useScreen } from '../../hooks/use-screen.ts'
import { selectIsOfPortal, selectSeesNode } from '../../state/school/school.selectors.ts'
import { selectAuthenticated } from '../../state/user.selectors.ts'
import { ToSignIn } from '../ToSignIn.tsx'
import { NoPortalAccess } from './NoPortalAccess.tsx'
import { NoSuchOrganisation } from './NoSuchOrganisation.tsx'

interface Props {
  route: OfficeRoute
  children: ReactNode
}

/** Whether a screen is about none, or about one by an id as there may be one: others are never asked for. */
const isOrganisation = (id: string | undefined): boolean => id === undefined || Guid.safeParse(id).success

/**
 * Who may see a screen of the portal: others sign in at the shop and come back. Who sees other entries of its menu
 * begins with the first of them.
 */
export function PortalRoute({ route, children }: Props) {
  const authenticated = useAppSelector(selectAuthenticated)
  const isOfPortal = useAppSelector(selectIsOfPortal)
  const sees = useAppSelector(selectSeesNode(route.nodes ?? []))
  const [first] = usePortalMenu()
  const id = useScreen()?.params.id
  if (isOfPortal && sees) return isOrganisation(id) ? children : <NoSuchOrganisation />
  if (isOfPortal && first && route.en === PORTAL_START) return <Redirect to={first.to} />
  if (authenticated) return <NoPortalAccess />
  return <ToSignIn route={route} at="login" />
}
