import { useLocation } from 'react-router'
import { useShop } from '../hooks/shop.ts'
import { type FoundRoute, findRoute } from '../routes/find-route.ts'
import { routeSetOf } from '../routes/route-sets.ts'

/** The screen at the address, if this client has it. */
export function useRoute(): FoundRoute | undefined {
  const { client } = useShop()
  return findRoute(useLocation().pathname, routeSetOf(client))
}
