import type { PreparedOrder } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { goToPayment } from '../../parts/sale/go-to-payment.ts'
import { abortOrder } from '../../state/sale/sale.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PaymentWait } from './PaymentWait.tsx'

interface Props {
  order: PreparedOrder
  onLook: () => void
}

/** The payment page was left before the payment was complete, or has a window of its own; we keep looking. */
export function OpenPayment({ order, onLook }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(abortOrder)
  const { urlToVerification: url, orderId } = order
  const where = isFramed() ? 'framed' : 'open'
  const abort = async (): Promise<void> => {
    await dispatch(abortOrder({ params: { orderId } }))
    onLook()
  }
  return (
    <>
      <PaymentWait
        title={t(`confirmation.${where}.title`)}
        action={
          <>
            {url && (
              <Button variant="contained" onClick={() => goToPayment(url, navigate)}>
                {t(`confirmation.${where}.continue`)}
              </Button>
            )}
            <BusyButton variant="outlined" busy={loading} onClick={() => void abort()}>
              {t('confirmation.open.abort')}
            </BusyButton>
          </>
        }
      >
        {t(`confirmation.${where}.text`)}
      </PaymentWait>
      <CallErrors errors={errors} all />
    </>
  )
}
