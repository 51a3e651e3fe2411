import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getLayoutInfo } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { selectLayout } from '../../state/order-fulfillment/order-fulfillment.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailedJobs } from './FailedJobs.tsx'
import { SamplePreview } from './SamplePreview.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/** Which layout tickets are made by (Spec 3 §2.4), and what to do about orders that have none. */
export function OrderFulfillmentPage() {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const layout = useAppSelector(selectLayout)
  const { failed, errors } = useCall(getLayoutInfo)
  const load = useCallback(() => void dispatch(getLayoutInfo()), [dispatch])
  useEffect(load, [load])
  return (
    <Page>
      <Headline headline={t('frame.titles.orderFulfillment')} lead={t('fulfilment.lead')} />
      <Stack spacing={2}>
        {failed && <ListFailure errors={errors} onAgain={load} />}
        {!failed && !layout && <SkeletonList label={t('common.loading')} rows={1} />}
        {layout && (
          <DescriptionList
            facts={[
              { term: t('fulfilment.version'), detail: layout.version },
              { term: t('fulfilment.asOf'), detail: format.date(layout.asOf) },
            ]}
          />
        )}
        <SamplePreview />
        <WaitingOrders />
        <FailedJobs />
      </Stack>
    </Page>
  )
}
