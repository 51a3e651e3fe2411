import type { CartTicket, ProductOffer } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useRef, useState } from 'react'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { addToCart } from '../../../state/sale/add-to-cart.ts'
import { prepareSale } from '../../../state/sale/sale.calls.ts'
import { selectTicket } from '../../../state/tariff/tariff.slice.ts'

const NONE: readonly CallError[] = []

/**
 * Puts a ticket, and what goes with it, into the cart; busy and errors are those of this ticket, not of another card's.
 * `buyNow` makes an order of its own of it and leads to its checkout, whatever lies in the cart. Of several tickets
 * those that went into the cart before one was refused do not go in again at the next press.
 */
export function useAddTicket() {
  const dispatch = useAppDispatch()
  const link = useLink()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NONE)
  const wentIn = useRef({ asked: '', count: 0 })
  const add = async (offer: ProductOffer | undefined, ...tickets: readonly CartTicket[]): Promise<boolean> => {
    setBusy(true)
    setErrors(NONE)
    let failed: readonly CallError[] | undefined
    const asked = JSON.stringify(tickets)
    const begin = wentIn.current.asked === asked ? wentIn.current.count : 0
    wentIn.current = { asked: '', count: 0 }
    for (const [at, ticket] of tickets.entries()) {
      if (at < begin) continue
      const answer = await dispatch(addToCart(ticket))
      if (!addToCart.rejected.match(answer)) continue
      failed = answer.payload?.errors ?? NONE
      wentIn.current = { asked, count: at }
      break
    }
    setBusy(false)
    if (failed) setErrors(failed)
    else if (offer) dispatch(selectTicket(offer))
    return failed === undefined
  }
  const buyNow = async (offer: ProductOffer | undefined, ...tickets: readonly CartTicket[]): Promise<void> => {
    if (tickets.length === 0) return
    setBusy(true)
    setErrors(NONE)
    const answer = await dispatch(prepareSale({ body: { tickets: [...tickets] } }))
    setBusy(false)
    if (prepareSale.rejected.match(answer)) return setErrors(answer.payload?.errors ?? NONE)
    const [order] = answer.payload.data
    if (offer) dispatch(selectTicket(offer))
    if (order) navigate(link('checkout', undefined, { order: order.orderId }))
  }
  return { add, busy, errors, buyNow }
}
