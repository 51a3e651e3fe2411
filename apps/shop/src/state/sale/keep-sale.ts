import { storedCart } from '../../storage/cart.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import type { Dispatch, Store } from '../store.ts'
import { selectCartId, selectLastSales } from './sale.selectors.ts'
import { initCart, initLastSales, setRestored } from './sale.slice.ts'

/** Takes up the cart and the orders that this device keeps (Spec 1 §4). */
export function restoreSale(dispatch: Dispatch): void {
  dispatch(initLastSales(storedLastSales.read()))
  const orderId = storedCart.read()
  if (orderId !== undefined) dispatch(initCart(orderId))
  dispatch(setRestored())
}

/** Keeps the cart's id while there is a cart, and the orders placed here. Returns how to stop. */
export function keepSale({ getState, subscribe }: Store): () => void {
  let cart: unknown = getState().saleStore.preparedOrder
  let sales = selectLastSales(getState())
  return subscribe(() => {
    const state = getState()
    if (state.saleStore.preparedOrder !== cart) {
      cart = state.saleStore.preparedOrder
      const orderId = selectCartId(state)
      if (orderId === null) storedCart.remove()
      else storedCart.write(orderId)
    }
    if (selectLastSales(state) !== sales) {
      sales = selectLastSales(state)
      storedLastSales.write(sales)
    }
  })
}
