import { lazy, Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectJourneySettings } from '../../state/user/user.selectors.ts'
import { fetchTexts } from '../../texts/fetch-texts.ts'

const LeftOutNote = lazy(async () => {
  const texts = fetchTexts('all')
  const { LeftOutNote: note } = await import('./LeftOutNote.tsx')
  await texts
  return { default: note }
})

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
