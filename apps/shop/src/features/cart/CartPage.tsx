import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { CartMissing } from '../../parts/order/CartMissing.tsx'
import { CartNotices } from '../../parts/order/CartNotices.tsx'
import { EmptyCart } from '../../parts/order/EmptyCart.tsx'
import { PaymentUnderWay } from '../../parts/order/PaymentUnderWay.tsx'
import { useCurrentPrices } from '../../parts/order/use-current-prices.ts'
import { addToCart } from '../../state/sale/add-to-cart.ts'
import { isOpenOrder } from '../../state/sale/order-progress.ts'
import { changeAmount } from '../../state/sale/sale.calls.ts'
import { type CartLine, selectCart, selectCartPhase } from '../../state/sale/sale.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { cartTicketOf } from './cart-ticket-of.ts'
import { FilledCart } from './FilledCart.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'

export function CartPage() {
  const { t } = useTexts()
  const { region } = useShop()
  const dispatch = useAppDispatch()
  const phase = useAppSelector(selectCartPhase)
  const cart = useAppSelector(selectCart)
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const open = cart !== null && isOpenOrder(cart)
  useCurrentPrices(open && phase === 'filled' ? cart.orderId : undefined)

  const remove = async (line: CartLine): Promise<void> => {
    if (!cart) return
    const params = { orderId: cart.orderId, ticketId: line.ticketId, amount: 0 }
    const answer = await dispatch(changeAmount({ params }))
    if (changeAmount.fulfilled.match(answer)) setRemoved(line)
  }
  const undo = (line: CartLine): void => {
    setRemoved(null)
    void dispatch(addToCart(cartTicketOf(line, line.amount, region.timeZone)))
  }

  return (
    <Page>
      <Headline headline={t('cart.headline')} />
      <Stack spacing={2.5}>
        {removed && <RemovedNotice key={removed.ticketId} line={removed} onUndo={() => undo(removed)} />}
        {(phase === 'unknown' || phase === 'missing') && <CartMissing />}
        {phase === 'empty' && <CartNotices notices={cart?.notices ?? []} />}
        {phase === 'empty' && <EmptyCart />}
        {phase === 'filled' && cart && !open && <PaymentUnderWay orderId={cart.orderId} />}
        {phase === 'filled' && cart && open && <FilledCart order={cart} onRemove={line => void remove(line)} />}
      </Stack>
    </Page>
  )
}
