import type { StaffOrderDetail } from '@billett/contract'
import { isPaid } from '@billett/domain'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffOrder, resendStaffOrder, verifyStaffOrder } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What staff may do about the payment and the mail of an order; an act that cannot help is not there. */
export function OrderActs({ order }: { order: StaffOrderDetail }) {
  const { t } = useTexts()
  const say = useSay()
  const refusalText = useRefusalText()
  const dispatch = useAppDispatch()
  const mayVerify = useAppSelector(selectHolds(['AllowedToVerifyPayments']))
  const mayResend = useAppSelector(selectHolds(['AllowedToResendMails']))
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  const { orderId } = order
  const verify = async () => {
    setBusy('verify')
    const answer = await dispatch(verifyStaffOrder({ body: { orderId } }))
    setBusy(null)
    if (!verifyStaffOrder.fulfilled.match(answer)) return say(refusalText(answer.payload?.errors))
    const state = answer.payload.data[0]?.state ?? order.state
    say(t('orders.verified', { state: t(`orders.states.${state}`) }))
    void dispatch(getStaffOrder({ params: { orderId } }))
  }
  const resend = async () => {
    setBusy('resend')
    const answer = await dispatch(resendStaffOrder({ params: { orderId } }))
    setBusy(null)
    if (!resendStaffOrder.fulfilled.match(answer)) return say(refusalText(answer.payload?.errors))
    say(t('orders.resent'))
  }
  return (
    <>
      {mayVerify && order.attempts.length > 0 && (
        <BusyButton variant="outlined" busy={busy === 'verify'} onClick={() => void (busy || verify())}>
          {t('orders.verify')}
        </BusyButton>
      )}
      {mayResend && isPaid(order.state) && (
        <BusyButton variant="outlined" busy={busy === 'resend'} onClick={() => void (busy || resend())}>
          {t('orders.resend')}
        </BusyButton>
      )}
    </>
  )
}
