import { useEffect, useRef } from 'react'
import { updatePreparedOrder } from '../../state/sale/sale.calls.ts'
import { useAppDispatch } from '../store-hooks.ts'

/** Brings the cart up to date once when the screen opens, so that the passenger reads of changed prices before paying. */
export function useCurrentPrices(orderId: string | undefined): void {
  const dispatch = useAppDispatch()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (orderId === undefined || asked.current === orderId) return
    asked.current = orderId
    void dispatch(updatePreparedOrder({ body: { orderId } }))
  }, [dispatch, orderId])
}
