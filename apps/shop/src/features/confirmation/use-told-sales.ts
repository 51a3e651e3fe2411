import type { PreparedOrder } from '@billett/contract'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrder } from '../../state/sale/sale.calls.ts'
import { selectLastSales, selectLastSalesRead } from '../../state/sale/sale.selectors.ts'

/** Nothing can happen to it any more. */
const isOver = ({ state }: PreparedOrder): boolean => state === 'cancelled' || state === 'aborted'

/**
 * What was bought on this device, as it is kept. Once it is read, the shop is asked how each of it stands, one after
 * the other: it may have been cancelled elsewhere. Without an answer it stays as it is.
 */
export function useToldSales(): readonly PreparedOrder[] {
  const dispatch = useAppDispatch()
  const sales = useAppSelector(selectLastSales)
  const read = useAppSelector(selectLastSalesRead)
  const toAsk = useRef(sales)
  toAsk.current = sales
  useEffect(() => {
    if (!read) return
    let gone = false
    const ask = async () => {
      for (const { orderId } of toAsk.current.filter(sale => !isOver(sale))) {
        if (gone) return
        await dispatch(getOrder({ params: { orderId } }))
      }
    }
    void ask()
    return () => {
      gone = true
    }
  }, [dispatch, read])
  return sales
}
