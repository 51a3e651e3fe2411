import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import type { Filters } from '../../state/tariff/filter-values.ts'
import { selectJourneySettings } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const LeftOutNote = lazyWithTexts(['journeys'], () => import('./LeftOutNote.tsx').then(module => module.LeftOutNote))

/** For those customers who leave something out of the search, what that is; the address of a search goes before. */
export function LeftOut({ modes }: Pick<Filters, 'modes'>) {
  const { without } = useAppSelector(selectJourneySettings)
  if (modes || without.length === 0) return null
  return (
    <Suspense fallback={null}>
      <LeftOutNote kinds={without} />
    </Suspense>
  )
}
