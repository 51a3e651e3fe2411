import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffOrder } from '../../state/admin/admin.calls.ts'
import { selectOrder } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CancelButton } from './cancellation/CancelButton.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderDetail } from './OrderDetail.tsx'

interface Props {
  orderId: string
  onClose: () => void
}

/** Everything about one order, over the list; looking is noted, so it is asked for once. */
export function OrderDialog({ orderId, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const order = useAppSelector(selectOrder(orderId))
  const { failed, errors } = useCall(getStaffOrder)
  useEffect(() => {
    void dispatch(getStaffOrder({ params: { orderId } }))
  }, [dispatch, orderId])
  return (
    <DialogShell
      open
      title={order ? t('orders.named', { number: order.orderNumber }) : t('orders.one')}
      width="lg"
      onClose={onClose}
      actions={
        <>
          {order && <OrderActs order={order} />}
          {order && <CancelButton order={order} />}
          <Button variant="outlined" onClick={onClose}>
            {t('orders.close')}
          </Button>
        </>
      }
    >
      {order && <OrderDetail order={order} />}
      {!order && failed && <CallErrors errors={errors} all />}
      {!order && !failed && <SkeletonList label={t('common.loading')} rows={4} height={48} />}
    </DialogShell>
  )
}
