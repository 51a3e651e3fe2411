import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { abortOrder } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { goToPayment } from './go-to-payment.ts'

interface Props {
  order: PreparedOrder
  /** Where the payment can be gone on with. */
  url: string
}

/** Abort or retry; there is no third way out (Spec 1 §4). */
export function OrderRecoveryDialog({ order, url }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { loading, errors } = useCall(abortOrder)
  return (
    <DialogShell
      open
      title={t('order.recovery.title')}
      actions={
        <>
          <BusyButton
            variant="outlined"
            busy={loading}
            onClick={() => void dispatch(abortOrder({ params: { orderId: order.orderId } }))}
          >
            {t('order.recovery.abort')}
          </BusyButton>
          <Button variant="contained" onClick={() => goToPayment(url, navigate)}>
            {t('order.recovery.retry')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <div>{t('order.recovery.text', { total: format.money(order.totalGrossInCents) })}</div>
        <CallErrors errors={errors} all />
      </Stack>
    </DialogShell>
  )
}
