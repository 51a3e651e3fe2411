import type { PreparedOrder } from '@billett/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getOrder } from '../../state/sale/sale.calls.ts'
import { selectCart, selectCartPhase, selectOwnId, selectOwnOrder } from '../../state/sale/sale.selectors.ts'
import { initOwnOrder } from '../../state/sale/sale.slice.ts'

interface Bought {
  phase: 'unknown' | 'missing' | 'empty' | 'filled' | 'gone'
  order: PreparedOrder | null
}

/** What this checkout is of: the order `own` that the address names, or without one the cart. */
export function useBoughtOrder(own: string | null): Bought {
  const dispatch = useAppDispatch()
  const cartPhase = useAppSelector(selectCartPhase)
  const cart = useAppSelector(selectCart)
  const order = useAppSelector(selectOwnOrder(own))
  const known = useAppSelector(selectOwnId)
  const [asked, setAsked] = useState<string>()
  const missing = own !== null && order === undefined ? own : undefined
  useEffect(() => {
    if (missing === undefined || asked === missing) return
    setAsked(missing)
    dispatch(initOwnOrder(missing))
    void dispatch(getOrder({ params: { orderId: missing } }))
  }, [dispatch, missing, asked])
  if (own === null) return { phase: cartPhase, order: cart }
  if (order) return { phase: order.tickets.length > 0 ? 'filled' : 'empty', order }
  return { phase: asked === own && known !== own ? 'gone' : 'missing', order: null }
}
