import type { CartTicket, ProductOffer } from '@billett/contract'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { addToCart } from '../../../state/sale/add-to-cart.ts'
import { selectCartPhase } from '../../../state/sale/sale.selectors.ts'
import { selectTicket } from '../../../state/tariff/tariff.slice.ts'

const NONE: readonly CallError[] = []

/**
 * Puts a ticket, and what goes with it, into the cart; busy and errors are those of this ticket, not of another card's.
 * `isAlone` where nothing else lies in the cart: then it can be bought at once.
 */
export function useAddTicket() {
  const dispatch = useAppDispatch()
  const phase = useAppSelector(selectCartPhase)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NONE)
  const add = async (offer: ProductOffer, ...tickets: readonly CartTicket[]): Promise<boolean> => {
    setBusy(true)
    setErrors(NONE)
    let failed: readonly CallError[] | undefined
    for (const ticket of tickets) {
      const answer = await dispatch(addToCart(ticket))
      if (!addToCart.rejected.match(answer)) continue
      failed = answer.payload?.errors ?? NONE
      break
    }
    setBusy(false)
    if (failed) setErrors(failed)
    else dispatch(selectTicket(offer))
    return failed === undefined
  }
  return { add, busy, errors, isAlone: phase === 'empty' || phase === 'unknown' }
}
