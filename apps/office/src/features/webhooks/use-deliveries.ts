import type { StaffDelivery } from '@billett/contract'
import { ALL, type ShownState } from '@billett/contract/lists/webhooks-address.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffDeliveries, resendStaffDelivery } from '../../state/admin/admin.calls.ts'
import { selectDeliveries } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What a server was told, and how to tell it again. */
export function useDeliveries(webhookId: string, state: ShownState) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const rows = useAppSelector(selectDeliveries(webhookId))
  const { loading, failed, errors } = useCall(getStaffDeliveries)
  const resending = useCall(resendStaffDelivery)
  const again = useCallback(
    () =>
      void dispatch(getStaffDeliveries({ params: { webhookId }, query: { state: state === ALL ? undefined : state } })),
    [dispatch, webhookId, state],
  )
  useEffect(again, [again])
  const resend = async ({ id: deliveryId }: StaffDelivery) => {
    const answer = await dispatch(resendStaffDelivery({ params: { webhookId, deliveryId } }))
    if (resendStaffDelivery.fulfilled.match(answer)) say(t('webhooks.resent'))
  }
  return { rows, busy: loading, failed, errors, again, resend, refused: resending.errors }
}
