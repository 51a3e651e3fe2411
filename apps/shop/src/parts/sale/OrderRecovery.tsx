import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { Suspense, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getPaymentTypes } from '../../state/payment/payment.calls.ts'
import { selectPaymentTypes } from '../../state/payment/payment.selectors.ts'
import { selectInterruption } from '../../state/sale/interruption.selectors.ts'
import { selectPaymentUnderWay } from '../../state/sale/sale.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { forgetSaleCall } from './use-sale-call.ts'

const OrderRecoveryDialog = lazyWithTexts(['orderRecovery'], () =>
  import('./OrderRecoveryDialog.tsx').then(module => module.OrderRecoveryDialog),
)

/** Where an order says itself how it stands, and what can be done. */
const TELLS_ITSELF = new Set(['confirm', 'confirmOrder'])

/** Asks what is to become of a payment that was left (Spec 1 §4). */
export function OrderRecovery() {
  const dispatch = useAppDispatch()
  const route = useRoute()
  const interruption = useAppSelector(selectInterruption)
  const underWay = useAppSelector(selectPaymentUnderWay)
  const typesKnown = useAppSelector(selectPaymentTypes) !== null
  useEffect(() => {
    if (underWay && !typesKnown) void dispatch(getPaymentTypes({ query: {} }))
  }, [dispatch, underWay, typesKnown])
  useEffect(() => {
    // The browser brought this very page back from the payment service: the sale is no longer just executed.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetSaleCall(dispatch)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [dispatch])
  if (!interruption || TELLS_ITSELF.has(route?.key ?? '')) return null
  return (
    <Suspense fallback={null}>
      <OrderRecoveryDialog {...interruption} />
    </Suspense>
  )
}
