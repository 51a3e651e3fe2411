import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackToFrame } from './BackToFrame.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import { type OrderPhase, phaseOf } from './order-phase.ts'
import { PaidOrder } from './PaidOrder.tsx'
import { PaymentWait } from './PaymentWait.tsx'
import { UnpaidOrder } from './UnpaidOrder.tsx'
import { useVerifiedOrder } from './use-verified-order.ts'

const isWait = (phase: OrderPhase): phase is 'making' | 'pending' | 'unknown' =>
  phase === 'making' || phase === 'pending' || phase === 'unknown'

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** One order: how its payment stands, and its tickets as soon as it is paid. */
export function OrderView({ orderId }: { orderId: string }) {
  const { t } = useTexts()
  const { order, asked, refused, lookNow } = useVerifiedOrder(orderId)
  const embedded = useEmbedded()
  const online = refused === undefined
  if (!order && !asked)
    return <PaymentWait title={t('confirmation.asking.title')}>{t('confirmation.asking.text')}</PaymentWait>
  const isGone = refused === NOT_FOUND || refused === UNAUTHORIZED
  if (!order && isGone) return embedded && !isFramed() ? <BackToFrame /> : <OrderNotFound />
  if (!order)
    return (
      <PaymentWait title={t('confirmation.askFailed')} onLook={lookNow}>
        {t('confirmation.askFailedText')}
      </PaymentWait>
    )
  const phase = phaseOf(order)
  return (
    <Stack spacing={2.5}>
      {!online && <MessageBox kind="info">{isGone ? t('confirmation.kept') : t('confirmation.offline')}</MessageBox>}
      {phase === 'paid' ? (
        <div>
          <PaidOrder order={order} online={online} onLook={lookNow} />
        </div>
      ) : isWait(phase) ? (
        <PaymentWait title={t(`confirmation.${phase}.title`)} onLook={lookNow}>
          {t(`confirmation.${phase}.text`)}
        </PaymentWait>
      ) : phase === 'open' ? (
        <OpenPayment order={order} onLook={lookNow} />
      ) : (
        <div>
          <UnpaidOrder order={order} phase={phase} />
        </div>
      )}
    </Stack>
  )
}
