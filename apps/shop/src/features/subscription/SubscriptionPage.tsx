import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useParams } from '@billett/web-kit/links/use-params.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getSubscriptionContracts } from '../../state/contract/contract.calls.ts'
import { selectContracts } from '../../state/contract/contract.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractMissing } from './ContractMissing.tsx'
import { ContractView } from './ContractView.tsx'

/** One subscription of a customer: all there is to know of it, and what can be done (Spec 1 §2.2). */
export function SubscriptionPage() {
  const { t } = useTexts()
  const { id } = useParams()
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectContracts)
  const { loading, failed } = useCall(getSubscriptionContracts)
  useEffect(() => void dispatch(getSubscriptionContracts()), [dispatch])
  const known = contracts && { contract: contracts.find(({ guid }) => guid === id) }
  return (
    <Page>
      {/* The page has its heading while it waits, and where nothing comes. A contract brings its own. */}
      {!known?.contract && <Headline headline={t('frame.titles.subscriptions')} />}
      <Loaded
        value={failed && !loading ? null : known}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getSubscriptionContracts())}
        text={t('subscription.loadFailed')}
        rows={3}
        height={180}
      >
        {({ contract }) => (contract ? <ContractView contract={contract} /> : <ContractMissing />)}
      </Loaded>
    </Page>
  )
}
