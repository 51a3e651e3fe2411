import { type FoundRoute, findRoute, routeSetOf } from '@billett/paths'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useShop } from '../hooks/shop.ts'

/** The screen at the address, if this client has it. */
export function useRoute(): FoundRoute | undefined {
  const { client } = useShop()
  return findRoute(useLocation().pathname, routeSetOf(client))
}
