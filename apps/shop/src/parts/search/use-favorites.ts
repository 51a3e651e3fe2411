import { useEffect, useState } from 'react'
import { type FavoriteLocation, storedFavorites } from '../../storage/favorite-locations.ts'

/** Stops kept on this device; none until the page is alive. */
export function useFavorites() {
  const [favorites, setFavorites] = useState<FavoriteLocation[]>([])
  useEffect(() => setFavorites(storedFavorites.read() ?? []), [])
  const isFavorite = (reference: string | undefined) => favorites.some(stop => stop.reference === reference)
  const toggle = (stop: FavoriteLocation) => {
    const others = favorites.filter(({ reference }) => reference !== stop.reference)
    const next = isFavorite(stop.reference) ? others : [...others, { text: stop.text, reference: stop.reference }]
    storedFavorites.write(next)
    setFavorites(next)
  }
  return { favorites, isFavorite, toggle }
}
