import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { addToCart } from '../../state/sale/add-to-cart.ts'
import { keepSale, restoreCart } from '../../state/sale/keep-sale.ts'
import { getOrder } from '../../state/sale/sale.calls.ts'
import { selectCartMissing } from '../../state/sale/sale.selectors.ts'
import type { RootState, Store } from '../../state/store.ts'
import { storedGuest } from '../../storage/guest.ts'

/**
 * Takes up what the device keeps of a sale, keeps it, and fetches the tickets of a cart of which only the id is known
 * (Spec 1 §4).
 */
export function SaleMemory() {
  const dispatch = useAppDispatch()
  const store: Store = useStore<RootState>() as Store
  const missing = useAppSelector(selectCartMissing)
  const { loading: adding } = useCall(addToCart)
  useEffect(() => {
    // What has run out goes from the device, whether or not somebody comes as far as the checkout.
    storedGuest.read()
    restoreCart(store.dispatch)
    return keepSale(store)
  }, [store])
  useEffect(() => {
    if (missing !== null && !adding) void dispatch(getOrder({ params: { orderId: missing } }))
  }, [dispatch, missing, adding])
  return null
}
