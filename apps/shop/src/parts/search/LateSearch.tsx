import { Skeleton } from '@billett/web-kit/kit/feedback/Skeleton.tsx'
import type { ComponentProps } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { WhenAlive } from '../WhenAlive.tsx'

const SearchCard = lazyWithTexts(['returnTime', 'search'], () =>
  import('./SearchCard.tsx').then(module => module.SearchCard),
)

/** px; of the card on a phone. */
const HEIGHT = 420

/** The search where it is not what one came for. */
export const LateSearch = (props: ComponentProps<typeof SearchCard>) => (
  <WhenAlive place={<Skeleton height={HEIGHT} />}>
    <SearchCard {...props} />
  </WhenAlive>
)
