import type { PreparedOrder } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { verifyOrder } from '../../state/sale/sale.calls.ts'
import { selectLastSales, selectVerifiedOrder } from '../../state/sale/sale.selectors.ts'

/** An order that was placed on this device, as the shop or at least the device knows it. */
export function useGuestOrder(orderId: string): { order: PreparedOrder | undefined; loading: boolean } {
  const dispatch = useAppDispatch()
  const verified = useAppSelector(selectVerifiedOrder)
  const kept = useAppSelector(selectLastSales).find(sale => sale.orderId === orderId)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    void dispatch(verifyOrder({ params: { orderId }, query: {} })).then(() => setAsked(true))
  }, [dispatch, orderId])
  const order = verified?.orderId === orderId ? verified : kept
  return { order, loading: !order && !asked }
}
