import { storedCart } from '../../storage/cart.ts'
import { keepForOffline } from '../../storage/keep-for-offline.ts'
import { storedLastSales } from '../../storage/last-sales.ts'
import type { Dispatch, Store } from '../store.ts'
import { selectCartId, selectLastSales } from './sale.selectors.ts'
import { initCart, initLastSales, setRestored, setSalesRead } from './sale.slice.ts'

/** Takes up the cart that this device keeps (Spec 1 §4). */
export function restoreCart(dispatch: Dispatch): void {
  const orderId = storedCart.read()
  if (orderId !== undefined) dispatch(initCart(orderId))
  dispatch(setRestored())
}

/**
 * Keeps the cart's id while there is a cart, and the orders placed here, which are taken up as soon as they are read.
 * Where they cannot be read now, they stay as they are beside new ones. Returns how to stop.
 */
export function keepSale({ getState, subscribe, dispatch }: Store): () => void {
  let cart: unknown = getState().saleStore.preparedOrder
  let sales = selectLastSales(getState())
  let unread = storedLastSales.unread()
  let stopped = false
  const unsubscribe = subscribe(() => {
    const state = getState()
    if (state.saleStore.preparedOrder !== cart) {
      cart = state.saleStore.preparedOrder
      const orderId = selectCartId(state)
      if (orderId === null) storedCart.remove()
      else storedCart.write(orderId)
    }
    if (selectLastSales(state) !== sales) {
      const before = new Set(sales)
      sales = selectLastSales(state)
      const told = new Set(sales.filter(sale => !before.has(sale)).map(({ orderId }) => orderId))
      // What has been taken from the device meanwhile does not come back.
      if (storedLastSales.unread().length === 0) unread = []
      storedLastSales.write(sales, { unread, isNew: orderId => told.has(orderId) })
      keepForOffline()
    }
  })
  void storedLastSales
    .read()
    .then(read => {
      if (stopped || read.length === 0) return
      unread = []
      sales = read
      dispatch(initLastSales(read))
    })
    .catch(() => undefined)
    .finally(() => {
      if (!stopped) dispatch(setSalesRead())
    })
  return () => {
    stopped = true
    unsubscribe()
  }
}
