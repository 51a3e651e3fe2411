import type { PreparedOrder } from '@billett/contract'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../hooks/shop.ts'
import { MessageBox } from '../../ui/MessageBox.tsx'

/** Money that is on its way back, or has come back. */
export function RefundNotice({ order: { payment } }: { order: PreparedOrder }) {
  const { t } = useTranslation()
  const { format } = useShop()
  if (payment.state === 'refundPending') return <MessageBox kind="info">{t('confirmation.refundPending')}</MessageBox>
  if (payment.state === 'refunded')
    return (
      <MessageBox kind="info">
        {t('confirmation.refunded', { amount: format.money(payment.refundedInCents) })}
      </MessageBox>
    )
  return null
}
