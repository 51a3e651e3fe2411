import type { OfficeRoute } from '@billett/paths'
import type { ReactNode } from 'react'
import { useAppSelector } from '../hooks/store-hooks.ts'
import { selectAuthenticated, selectHolds } from '../state/user.selectors.ts'
import { InsufficientRights } from './InsufficientRights.tsx'
import { ToSignIn } from './ToSignIn.tsx'

interface Props {
  route: OfficeRoute
  children: ReactNode
}

/** Who may see a screen: others sign in first; who lacks a right is told whom to ask (Spec 1 §2.3, §2.7). */
export function StaffRoute({ route, children }: Props) {
  const authenticated = useAppSelector(selectAuthenticated)
  const holds = useAppSelector(selectHolds(route.rights ?? []))
  if (route.access === 'public') return children
  if (authenticated) return holds ? children : <InsufficientRights />
  return <ToSignIn route={route} at="admin" />
}
