import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { mdiArrowLeft } from '@mdi/js'
import { Suspense, useEffect } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { CartMissing } from '../../parts/order/CartMissing.tsx'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { EmptyCart } from '../../parts/order/EmptyCart.tsx'
import { PaymentUnderWay } from '../../parts/order/PaymentUnderWay.tsx'
import { useCurrentPrices } from '../../parts/order/use-current-prices.ts'
import { forgetSaleCall, useSaleCall } from '../../parts/sale/use-sale-call.ts'
import { isOpenOrder, orderAwaitsPayment } from '../../state/sale/order-progress.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CheckoutPage.module.css'
import { Leaving } from './Leaving.tsx'
import { OrderGone } from './OrderGone.tsx'
import { useBoughtOrder } from './use-bought-order.ts'

/** With all its rules it is larger than the rest of the page, and an empty cart has no use for it. */
const CheckoutForm = lazyWithTexts(['address', 'checkout', 'order', 'rememberedGuest', 'signInBasics'], () =>
  import('./CheckoutForm.tsx').then(module => module.CheckoutForm),
)

/**
 * Tickets that came or went begin the form anew; what was typed of the buyer and saved of the passengers is still
 * there.
 */
const formKey = ({ orderId, tickets }: PreparedOrder): string =>
  [orderId, ...tickets.map(ticket => ticket.ticketId)].join()

/**
 * From the cart, or from an order of its own that the address names, to the payment: account, invoice address, payment
 * method, passengers, overview (Spec 1 §2.7).
 */
export function CheckoutPage() {
  const { t } = useTexts()
  const link = useLink()
  const dispatch = useAppDispatch()
  const own = useQuery().get('order')
  const { phase, order } = useBoughtOrder(own)
  const { success: executed } = useSaleCall()
  const open = order !== null && isOpenOrder(order)
  useCurrentPrices(open && phase === 'filled' ? order.orderId : undefined)
  useEffect(() => () => forgetSaleCall(dispatch), [dispatch])
  // It was paid or given up: its own page says how it stands.
  if (own !== null && order && !open && !orderAwaitsPayment(order))
    return <Redirect to={link('confirmOrder', { id: own })} />
  return (
    <Page>
      <Headline
        headline={t('checkout.headline')}
        aside={
          own === null &&
          phase === 'filled' &&
          open && (
            <Button component={Link} to={link('cart')} startIcon={<Icon path={mdiArrowLeft} />} className={styles.link}>
              {t('checkout.backToCart')}
            </Button>
          )
        }
      />
      {(phase === 'unknown' || phase === 'missing') && <CartMissing own={own} />}
      {phase === 'gone' && <OrderGone />}
      {phase === 'empty' && <CartNotices notices={order?.notices ?? []} />}
      {phase === 'empty' && (own === null ? <EmptyCart /> : <OrderGone nothingLeft />)}
      {phase === 'filled' && order && open && (
        <Suspense fallback={<CartMissing />}>
          <CheckoutForm key={formKey(order)} order={order} />
        </Suspense>
      )}
      {phase === 'filled' &&
        order &&
        !open &&
        (executed && order.urlToVerification ? (
          <Leaving url={order.urlToVerification} />
        ) : (
          <PaymentUnderWay orderId={order.orderId} />
        ))}
    </Page>
  )
}
