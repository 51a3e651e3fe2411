import { isAdminPath } from '@billett/paths'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsStaff } from '../../state/user/user.selectors.ts'

/** Whoever may not use the shop is signed out of it first, on a page of the staff's own area (Spec 1 §2.3). */
export function StaffGate({ children }: { children: ReactNode }) {
  const link = useLink()
  const { pathname } = useLocation()
  const isStaff = useAppSelector(selectIsStaff)
  if (isStaff && !isAdminPath(pathname)) return <Redirect to={link('adminLogout', undefined, { target: pathname })} />
  return children
}
