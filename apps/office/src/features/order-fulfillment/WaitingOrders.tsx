import { ordersAddress } from '@billett/contract/lists/orders-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useOffice } from '../../hooks/office.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { syncFulfillment } from '../../state/order-fulfillment/order-fulfillment.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const QUERY = ordersAddress.write(new URLSearchParams(), { span: 'all', trouble: 'paidNotFulfilled' })

/** Orders that are paid and have no tickets: the way to their list, and another try at all of them. */
export function WaitingOrders() {
  const { t } = useTexts()
  const { link } = useOffice()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(syncFulfillment)
  const retry = async () => {
    if (loading) return
    const answer = await dispatch(syncFulfillment())
    if (!syncFulfillment.fulfilled.match(answer)) return
    say(t('fulfilment.queued', { count: answer.payload.data[0]?.queued ?? 0 }))
  }
  return (
    <Stack spacing={1}>
      <Text variant="h2">{t('fulfilment.waiting')}</Text>
      <Text>{t('fulfilment.waitingText')}</Text>
      <CallErrors errors={errors} all />
      <div>
        <TextLink component={Link} to={`${link('adminOrders')}?${QUERY}`}>
          {t('fulfilment.toOrders')}
        </TextLink>
      </div>
      <div>
        <BusyButton busy={loading} onClick={() => void retry()}>
          {t('fulfilment.retry')}
        </BusyButton>
      </div>
    </Stack>
  )
}
