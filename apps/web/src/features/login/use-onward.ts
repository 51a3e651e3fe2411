import { RIGHTS } from '@billett/domain'
import { isAdminPath } from '@billett/paths'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation, useSearchParams } from 'react-router'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { selectIsCustomer, selectUser } from '../../state/user/user.selectors.ts'

/**
 * Where somebody who is signed in goes on to; undefined for those who have to sign out before they come in here (Spec 1
 * §2.5).
 */
export function useOnward(): string | undefined {
  const link = useLink()
  const embedded = useEmbedded()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const isCustomer = useAppSelector(selectIsCustomer)
  const { rights } = useAppSelector(selectUser)
  const redirect = safeRedirect(query.get('redirect'))
  if (!isAdminPath(pathname)) return redirect ?? link(embedded ? 'start' : 'account')
  if (rights.includes(RIGHTS.AllowedToUseAdminPanel)) return redirect ?? link('adminPortal')
  return isCustomer ? undefined : link('adminPortal')
}
