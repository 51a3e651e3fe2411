import { findRoute } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'

/** Inside somebody else's page: no header, footer, breadcrumbs or browser warning (Spec 1 §2.3). */
export function useEmbedded(): boolean {
  const { pathname, search, hash } = useLocation()
  const asks = [search, hash.replace(/^#/, '')].some(part => new URLSearchParams(part).get('mode') === 'embedded')
  return asks || findRoute(pathname)?.route.embedded === true
}
