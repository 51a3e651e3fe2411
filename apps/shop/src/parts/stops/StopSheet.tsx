import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectTariff } from '../../state/tariff/tariff.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const ShownStop = lazyWithTexts(['search', 'trips'], () => import('./ShownStop.tsx').then(module => module.ShownStop))

interface Props {
  /** What else is to happen when a stop becomes an end of the search. */
  onTake?: () => void
}

/** Where the information of a stop appears, whatever on the page asked for it. */
export function StopSheet({ onTake }: Props) {
  const { shownStop } = useAppSelector(selectTariff)
  if (shownStop === null) return null
  return (
    <Suspense>
      <ShownStop reference={shownStop} onTake={onTake} />
    </Suspense>
  )
}
