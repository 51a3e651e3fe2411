import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectUser } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const OfferedSessionDialog = lazyWithTexts(['offeredSession'], () =>
  import('./OfferedSessionDialog.tsx').then(module => module.OfferedSessionDialog),
)

/** Asks before a link signs somebody else in than who is signed in here. */
export function OfferedSession() {
  const { offered } = useAppSelector(selectUser)
  if (!offered) return null
  return (
    <Suspense fallback={null}>
      <OfferedSessionDialog offered={offered} />
    </Suspense>
  )
}
