import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectJourneySettings } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const LeftOutNote = lazyWithTexts(['journeys'], () => import('./LeftOutNote.tsx').then(module => module.LeftOutNote))

/** For those customers who leave something out of the search, what that is. */
export function LeftOut() {
  const { without } = useAppSelector(selectJourneySettings)
  if (without.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LeftOutNote kinds={without} />
    </Suspense>
  )
}
