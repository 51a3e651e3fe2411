import { useAppSelector } from '../../hooks/store-hooks.ts'
import { duplicateCart } from '../../state/sale/sale.calls.ts'
import { selectCartId } from '../../state/sale/sale.selectors.ts'

/** The call that buys an order's tickets once more: beside what lies in the cart, which nobody has asked to lose. */
export function useAgainCall() {
  const beside = useAppSelector(selectCartId)
  return (orderId: string) => duplicateCart({ body: { orderId, ...(beside !== null && { beside }) } })
}
