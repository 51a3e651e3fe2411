import type { PaymentMethod } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { leavePage } from '@billett/web-kit/http/leave-page.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useSpoken } from '../../parts/masked/use-spoken.ts'
import { getPaymentMethodRedirectUrl } from '../../state/payment/payment.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useReturnUrl } from './use-return.ts'

/** Enters a stored method anew, for a card that has run out: by the provider's page and back. */
export function RenewButton({ method: { id, label } }: { method: PaymentMethod }) {
  const { t } = useTexts()
  const spoken = useSpoken()
  const dispatch = useAppDispatch()
  const returnUrl = useReturnUrl()
  const { loading, errors } = useCall(getPaymentMethodRedirectUrl)
  const renew = async (): Promise<void> => {
    const query = { redirectURL: returnUrl() }
    const answer = await dispatch(getPaymentMethodRedirectUrl({ params: { id }, query }))
    const url = getPaymentMethodRedirectUrl.fulfilled.match(answer) ? answer.payload.data[0]?.redirectURL : undefined
    if (url) leavePage(url)
  }
  return (
    <>
      <BusyButton
        variant="outlined"
        busy={loading}
        aria-label={t('paymentMethods.renewOf', { name: spoken(label) })}
        onClick={() => void renew()}
      >
        {t('paymentMethods.renew')}
      </BusyButton>
      <CallErrors errors={errors} all />
    </>
  )
}
