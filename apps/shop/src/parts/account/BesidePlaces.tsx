import { PageBeside } from '@billett/web-kit/kit/layout/page-beside.ts'
import { type ReactNode, Suspense } from 'react'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useTitleHidden } from '../../hooks/use-title-hidden.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { isPlace } from './places.ts'

/** The first screens of those who buy do without it. */
const PlaceList = lazyWithTexts(['account'], () => import('./PlaceList.tsx').then(module => module.PlaceList))

interface Props {
  /** The title of the route that is open. */
  title: string
  children: ReactNode
}

/** A page of the account stands beside the list of all of them; inside somebody else's page it stands alone. */
export function BesidePlaces({ title, children }: Props) {
  const alone = [useEmbedded(), useTitleHidden()].includes(true)
  if (!isPlace(title) || alone) return children
  const list = (
    <Suspense fallback={null}>
      <PlaceList />
    </Suspense>
  )
  return <PageBeside value={list}>{children}</PageBeside>
}
