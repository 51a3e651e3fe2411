import { useEffect, useRef } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { updatePreparedOrder } from '../../state/sale/sale.calls.ts'

/**
 * Brings the cart up to date once when the screen opens, so that the passenger reads of changed prices before paying;
 * and again in another language, since names of tickets are written in it.
 */
export function useCurrentPrices(orderId: string | undefined): void {
  const dispatch = useAppDispatch()
  const { language } = useShop()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const question = `${orderId} ${language}`
    if (orderId === undefined || asked.current === question) return
    asked.current = question
    void dispatch(updatePreparedOrder({ body: { orderId } }))
  }, [dispatch, orderId, language])
}
