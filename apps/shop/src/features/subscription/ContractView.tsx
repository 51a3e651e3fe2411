import type { SubscriptionContract } from '@billett/contract'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { Suspense } from 'react'
import { PageLoader } from '../../parts/PageLoader.tsx'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { ContractOverview } from './ContractOverview.tsx'

/** Whoever only looks does without the forms. */
const ActionView = lazyWithTexts(['mandates', 'proof', 'receipt', 'subscriptionActions'], () =>
  import('./actions/ActionView.tsx').then(module => module.ActionView),
)

/** A contract as it stands, or one thing that is to be done about it: `?action=` of the address. */
export function ContractView({ contract }: { contract: SubscriptionContract }) {
  const action = useQuery().get('action')
  if (action === null) return <ContractOverview contract={contract} />
  return (
    <Suspense fallback={<PageLoader />}>
      <ActionView contract={contract} action={action} />
    </Suspense>
  )
}
