import type { CartTicket, ProductOffer } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useNavigate } from '@billett/web-kit/links/use-navigate.ts'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { addToCart } from '../../../state/sale/add-to-cart.ts'
import { selectCartPhase } from '../../../state/sale/sale.selectors.ts'
import { selectTicket } from '../../../state/tariff/tariff.slice.ts'

const NONE: readonly CallError[] = []

/**
 * Puts a ticket, and what goes with it, into the cart; busy and errors are those of this ticket, not of another card's.
 * `buyNow` leads on to the checkout with it, where nothing else lies in the cart: then it can be bought at once. Of
 * several tickets those that went in before one was refused do not go in again at the next press.
 */
export function useAddTicket() {
  const dispatch = useAppDispatch()
  const link = useLink()
  const navigate = useNavigate()
  const phase = useAppSelector(selectCartPhase)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NONE)
  const isAlone = phase === 'empty' || phase === 'unknown'
  const wentIn = useRef({ asked: '', count: 0 })
  const add = async (offer: ProductOffer | undefined, ...tickets: readonly CartTicket[]): Promise<boolean> => {
    setBusy(true)
    setErrors(NONE)
    let failed: readonly CallError[] | undefined
    const asked = JSON.stringify(tickets)
    const begin = !isAlone && wentIn.current.asked === asked ? wentIn.current.count : 0
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
    if (tickets.length > 0 && (await add(offer, ...tickets))) navigate(link('checkout'))
  }
  return { add, busy, errors, buyNow: isAlone ? buyNow : undefined }
}
