import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'

/** Inside somebody else's page: no header, footer, breadcrumbs or browser warning (Spec 1 §2.3). */
export function useEmbedded(): boolean {
  const { search, hash } = useLocation()
  const route = useRoute()
  const asks = [search, hash.replace(/^#/, '')].some(part => new URLSearchParams(part).get('mode') === 'embedded')
  return asks || route?.route.embedded === true
}
