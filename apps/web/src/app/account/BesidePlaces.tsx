import type { ReactNode } from 'react'
import { PageBeside } from '../../ui/page-beside.ts'
import { useTitleHidden } from '../frame/use-title-hidden.ts'
import { useEmbedded } from '../use-embedded.ts'
import { PlaceList } from './PlaceList.tsx'
import { isPlace } from './places.ts'

interface Props {
  /** The title of the route that is open. */
  title: string
  children: ReactNode
}

/** A page of the account stands beside the list of all of them; inside somebody else's page it stands alone. */
export function BesidePlaces({ title, children }: Props) {
  const alone = [useEmbedded(), useTitleHidden()].includes(true)
  return isPlace(title) && !alone ? <PageBeside value={<PlaceList />}>{children}</PageBeside> : children
}
