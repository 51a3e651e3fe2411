import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getSubscriptionContracts } from '../../state/contract/contract.calls.ts'
import { selectContracts } from '../../state/contract/contract.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ContractLists } from './ContractLists.tsx'

/** The subscriptions a customer takes part in (Spec 1 §2.2). */
export function SubscriptionsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const contracts = useAppSelector(selectContracts)
  const { loading, failed } = useCall(getSubscriptionContracts)
  useEffect(() => void dispatch(getSubscriptionContracts()), [dispatch])
  return (
    <Page>
      <Headline headline={t('frame.titles.subscriptions')} lead={t('subscriptions.lead')} />
      <Loaded
        // A list that could not be fetched anew is not shown as if it were today's.
        value={failed && !loading ? null : contracts}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getSubscriptionContracts())}
        text={t('subscriptions.loadFailed')}
        rows={2}
        height={180}
      >
        {known => <ContractLists contracts={known} />}
      </Loaded>
    </Page>
  )
}
