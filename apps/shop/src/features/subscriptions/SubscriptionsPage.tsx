import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getSubscriptionActions } from '../../state/user/user.calls.ts'
import { selectAllowedActions } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AllowedActions } from './AllowedActions.tsx'

/** What customers can do about their subscriptions. */
export function SubscriptionsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const actions = useAppSelector(selectAllowedActions)
  const { loading, failed } = useCall(getSubscriptionActions)
  useEffect(() => void dispatch(getSubscriptionActions()), [dispatch])
  return (
    <Page width="text">
      <Headline headline={t('frame.titles.subscriptions')} lead={t('subscriptions.lead')} />
      <Loaded
        value={actions}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getSubscriptionActions())}
        text={t('subscriptions.loadFailed')}
        rows={2}
        height={72}
      >
        {known => <AllowedActions actions={known} />}
      </Loaded>
    </Page>
  )
}
