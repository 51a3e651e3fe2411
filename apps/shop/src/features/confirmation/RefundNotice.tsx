import type { PreparedOrder } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Money that is on its way back, or has come back. */
export function RefundNotice({ order: { payment, tickets } }: { order: PreparedOrder }) {
  const { t } = useTexts()
  const { format } = useShop()
  const isGivenBack = tickets.some(({ state }) => state === 'cancelled')
  if (payment.state === 'refundPending')
    return (
      <MessageBox kind="info">
        {t(isGivenBack ? 'confirmation.giveBack.pending' : 'confirmation.refundPending')}
      </MessageBox>
    )
  if (payment.state === 'refunded')
    return (
      <MessageBox kind="info">
        {t('confirmation.refunded', { amount: format.money(payment.refundedInCents) })}
      </MessageBox>
    )
  return null
}
