import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getOrders } from '../../state/sale/sale.calls.ts'
import { selectOrders } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { OrderSearch } from './OrderSearch.tsx'

/** Everything that was bought with this account (Spec 1 §2.2). */
export function OrderHistoryPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const orders = useAppSelector(selectOrders)
  const { loading, failed } = useCall(getOrders)
  useEffect(() => {
    void dispatch(getOrders())
  }, [dispatch])
  return (
    <Page>
      <Headline headline={t('account.orders.headline')} lead={t('account.orders.lead')} />
      {/* A list that could not be fetched anew is not shown as if it were today's. */}
      <Loaded
        value={failed && !loading ? null : orders}
        failed={failed}
        loading={loading}
        onRetry={() => void dispatch(getOrders())}
        text={t('account.orders.loadFailed')}
        rows={3}
        height={170}
      >
        {known => <OrderSearch orders={known} />}
      </Loaded>
    </Page>
  )
}
