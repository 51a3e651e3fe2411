import type { SubscriptionContract } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Suspense } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { StateChip } from '../../parts/contract/StateChip.tsx'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import styles from './ContractOverview.module.css'
import { ActionList } from './overview/ActionList.tsx'
import { ContractFacts } from './overview/ContractFacts.tsx'
import { ContractJournal } from './overview/ContractJournal.tsx'
import { DocumentList } from './overview/DocumentList.tsx'
import { NextDebits } from './overview/NextDebits.tsx'
import { PassSection } from './overview/PassSection.tsx'
import { PayerList } from './overview/PayerList.tsx'
import { ProofList } from './overview/ProofList.tsx'
import { RequestList } from './overview/RequestList.tsx'

/** Few are asked about a new price: it is fetched beside the rest. */
const NewPrice = lazyWithTexts(['priceQuestion'], () =>
  import('./overview/NewPrice.tsx').then(module => module.NewPrice),
)

/** All there is to know of a contract; on a phone what most come for stands first. */
export function ContractOverview({ contract }: { contract: SubscriptionContract }) {
  const { guid, subscriptionName, description, holder, problem } = contract
  usePageName(subscriptionName)
  const isOpen = contract.life !== null && contract.life !== 'ended'
  return (
    <Stack spacing={3}>
      <Headline
        headline={subscriptionName}
        lead={[description, holder].filter(Boolean).join(' · ')}
        aside={<StateChip contract={contract} />}
      />
      {isOpen && <PassSection contract={contract} />}
      {problem && !(isOpen && problem.kind === 'blocked') && <MessageBox kind="warning">{problem.text}</MessageBox>}
      {contract.life !== null && (
        <Suspense fallback={null}>
          <NewPrice contractGuid={guid} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <Stack spacing={3}>
          <NextDebits contractGuid={guid} />
          <RequestList requests={contract.listChangeRequests} />
        </Stack>
        <ActionList actions={contract.allowedActions} />
      </div>
      <div className={styles.columns}>
        <Stack spacing={3}>
          <ContractFacts contract={contract} />
          <DocumentList contract={contract} />
        </Stack>
        <Stack spacing={3}>
          <PayerList payers={contract.payers} isOpen={isOpen} />
          <ProofList proofs={contract.proofs} />
        </Stack>
      </div>
      <ContractJournal contractId={guid} />
    </Stack>
  )
}
