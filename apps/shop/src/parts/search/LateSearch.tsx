import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const SearchCard = lazyWithTexts(['search'], () => import('./SearchCard.tsx').then(module => module.SearchCard))

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
