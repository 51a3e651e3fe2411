import type { PreparedOrder } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiArrowLeft } from '@mdi/js'
import { Suspense, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { CartMissing } from '../../parts/order/CartMissing.tsx'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { EmptyCart } from '../../parts/order/EmptyCart.tsx'
import { PaymentUnderWay } from '../../parts/order/PaymentUnderWay.tsx'
import { useCurrentPrices } from '../../parts/order/use-current-prices.ts'
import { forgetSaleCall, useSaleCall } from '../../parts/sale/use-sale-call.ts'
import { isOpenOrder } from '../../state/sale/order-progress.ts'
import { selectCart, selectCartPhase } from '../../state/sale/sale.selectors.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './CheckoutPage.module.css'
import { Leaving } from './Leaving.tsx'

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

/** From the cart to the payment: account, invoice address, payment method, passengers, overview (Spec 1 §2.7). */
export function CheckoutPage() {
  const { t } = useTexts()
  const link = useLink()
  const dispatch = useAppDispatch()
  const phase = useAppSelector(selectCartPhase)
  const cart = useAppSelector(selectCart)
  const { success: executed } = useSaleCall()
  const open = cart !== null && isOpenOrder(cart)
  useCurrentPrices(open && phase === 'filled' ? cart.orderId : undefined)
  useEffect(() => () => forgetSaleCall(dispatch), [dispatch])
  return (
    <Page>
      <Headline
        headline={t('checkout.headline')}
        aside={
          phase === 'filled' &&
          open && (
            <Button component={Link} to={link('cart')} startIcon={<Icon path={mdiArrowLeft} />} className={styles.link}>
              {t('checkout.backToCart')}
            </Button>
          )
        }
      />
      {(phase === 'unknown' || phase === 'missing') && <CartMissing />}
      {phase === 'empty' && <CartNotices notices={cart?.notices ?? []} />}
      {phase === 'empty' && <EmptyCart />}
      {phase === 'filled' && cart && open && (
        <Suspense fallback={<CartMissing />}>
          <CheckoutForm key={formKey(cart)} order={cart} />
        </Suspense>
      )}
      {phase === 'filled' &&
        cart &&
        !open &&
        (executed && cart.urlToVerification ? (
          <Leaving url={cart.urlToVerification} />
        ) : (
          <PaymentUnderWay orderId={cart.orderId} />
        ))}
    </Page>
  )
}
