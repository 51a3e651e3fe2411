import { useEffect, useState } from 'react'
import { useLatestSearches } from '../../parts/search/use-latest-searches.ts'
import { storedRoutes } from '../../storage/favorite-routes.ts'
import { isSameSearch, type StoredSearch } from '../../storage/latest-searches.ts'

export interface KnownRoute {
  route: StoredSearch
  isFavourite: boolean
}

/** Favourites first, then what was searched of late; empty until the page is alive. */
export function useKnownRoutes() {
  const [favourites, setFavourites] = useState<StoredSearch[]>([])
  const { searches } = useLatestSearches()
  useEffect(() => setFavourites(storedRoutes.read()), [])
  const others = searches.filter(search => !favourites.some(route => isSameSearch(route, search)))
  const routes: KnownRoute[] = [
    ...favourites.map(route => ({ route, isFavourite: true })),
    ...others.map(route => ({ route, isFavourite: false })),
  ]
  return { routes, toggle: (route: StoredSearch) => setFavourites(storedRoutes.toggle(route)) }
}
