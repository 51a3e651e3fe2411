import { Suspense } from 'react'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTakenOver } from './use-taken-over.ts'

const TakenOverBar = lazyWithTexts(['takeOver'], () => import('./TakenOverBar.tsx').then(module => module.TakenOverBar))

/** Says on every page that staff act in the customer's place; no customer loads anything of it. */
export function TakenOver() {
  const until = useTakenOver()
  if (until === undefined) return null
  return (
    <Suspense fallback={null}>
      <TakenOverBar until={until} />
    </Suspense>
  )
}
