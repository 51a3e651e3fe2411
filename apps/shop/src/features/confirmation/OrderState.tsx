import { isFramed } from '@billett/web-kit/http/leave-page.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackToFrame } from './BackToFrame.tsx'
import { KeptSince } from './KeptSince.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { OrderNotFound } from './OrderNotFound.tsx'
import { PaidOrder } from './PaidOrder.tsx'
import { PaymentWait } from './PaymentWait.tsx'
import { type OrderPhase, phaseOf } from './state/order-phase.ts'
import { isGone, type VerifiedOrder } from './state/use-verified-order.ts'
import { UnpaidOrder } from './UnpaidOrder.tsx'

const isWait = (phase: OrderPhase): phase is 'making' | 'pending' | 'unknown' =>
  phase === 'making' || phase === 'pending' || phase === 'unknown'

/** What there is to see of an order and to do about it. */
export function OrderState({ verified }: { verified: VerifiedOrder }) {
  const { t } = useTexts()
  const { order, asked, refused, lookNow } = verified
  const embedded = useEmbedded()
  const [givenBack, setGivenBack] = useState(false)
  const online = refused === undefined
  if (!order && !asked)
    return <PaymentWait title={t('confirmation.asking.title')}>{t('confirmation.asking.text')}</PaymentWait>
  if (!order && isGone(verified)) return embedded && !isFramed() ? <BackToFrame /> : <OrderNotFound />
  if (!order)
    return (
      <PaymentWait title={t('confirmation.askFailed')} onLook={lookNow}>
        {t('confirmation.askFailedText')}
      </PaymentWait>
    )
  const phase = phaseOf(order)
  return (
    <Stack spacing={2.5}>
      {!online &&
        (isGone(verified) ? (
          <MessageBox kind="info">{t('confirmation.kept')}</MessageBox>
        ) : (
          <KeptSince orderId={order.orderId} />
        ))}
      {/* An order whose last ticket is given back is another screen from then on. */}
      <SavedNotice shown={givenBack}>{t('confirmation.giveBack.done')}</SavedNotice>
      {phase === 'paid' ? (
        <div>
          <PaidOrder
            order={order}
            online={online}
            onLook={lookNow}
            // How the order stands then is told by its headline, which would take the focus from the notice.
            onGivenBack={() => void lookNow().then(() => setGivenBack(true))}
          />
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
