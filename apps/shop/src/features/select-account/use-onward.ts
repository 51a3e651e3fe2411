import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { safeRedirect } from '@billett/web-kit/guards/safe-redirect.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { withSearch } from '../../parts/sign-in/kept-query.ts'

/**
 * Where somebody wanted to go: to another service by way of the login, to the page named in the address, or to
 * `otherwise`.
 */
export function useOnward(otherwise: string): string {
  const link = useLink()
  const { search } = useLocation()
  const query = useQuery()
  if (openIdIn(search)) return withSearch(link('login'), search)
  return safeRedirect(query.get('redirect')) ?? otherwise
}
