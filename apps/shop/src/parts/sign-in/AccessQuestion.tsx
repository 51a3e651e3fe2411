import { Suspense } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAccessRequest } from '../../state/user/user.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'

const ThirdPartyAccess = lazyWithTexts(['thirdParty'], () =>
  import('./ThirdPartyAccess.tsx').then(module => module.ThirdPartyAccess),
)

/** Asks the customer as soon as a login has brought a question of another service. */
export function AccessQuestion({ onApprove }: { onApprove: (acceptedTermsId: string) => void }) {
  const isAsked = useAppSelector(state => selectAccessRequest(state) !== null)
  if (!isAsked) return null
  return (
    <Suspense fallback={null}>
      <ThirdPartyAccess onApprove={onApprove} />
    </Suspense>
  )
}
