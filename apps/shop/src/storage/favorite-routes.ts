import { isListOf } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { isSameSearch, isSearch, type StoredSearch } from './latest-searches.ts'

/** How many a device keeps: a list that is read, not searched. */
export const MAX_ROUTES = 10

const inStorage = stored('favorite_routes', isListOf(isSearch))

/** Relations somebody marked to find them again (Spec 1 §9). */
export const storedRoutes = {
  read: (): StoredSearch[] => inStorage.read() ?? [],
  /** Marks a relation, the newest first, or takes the mark away. Gives all of them. */
  toggle(route: StoredSearch): StoredSearch[] {
    const routes = storedRoutes.read()
    const others = routes.filter(other => !isSameSearch(other, route))
    const next = others.length < routes.length ? others : [route, ...others].slice(0, MAX_ROUTES)
    inStorage.write(next)
    return next
  },
}
