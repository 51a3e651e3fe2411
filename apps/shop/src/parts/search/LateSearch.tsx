import { Skeleton } from '@billett/web-kit/kit/Skeleton.tsx'
import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const SearchCard = lazy(() => import('./SearchCard.tsx').then(module => ({ default: module.SearchCard })))

/** px; of the card on a phone. */
const HEIGHT = 420

/**
 * The search where it is not what one came for. Fetched when the page is alive: a server draws at once or not at all.
 */
export function LateSearch(props: ComponentProps<typeof SearchCard>) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const place = <Skeleton height={HEIGHT} />
  return alive ? (
    <Suspense fallback={place}>
      <SearchCard {...props} />
    </Suspense>
  ) : (
    place
  )
}
