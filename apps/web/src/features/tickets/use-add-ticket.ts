import type { CartTicket, ProductOffer } from '@billett/contract'
import { useState } from 'react'
import { useAppDispatch } from '../../app/store-hooks.ts'
import type { CallError } from '../../http/outcome.ts'
import { addToCart } from '../../state/sale/add-to-cart.ts'
import { selectTicket } from '../../state/tariff/tariff.slice.ts'

const NONE: readonly CallError[] = []

/** Puts one ticket into the cart; busy and errors are those of this ticket, not of another card's. */
export function useAddTicket() {
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState(NONE)
  const add = async (offer: ProductOffer, ticket: CartTicket): Promise<boolean> => {
    setBusy(true)
    setErrors(NONE)
    const answer = await dispatch(addToCart(ticket))
    setBusy(false)
    if (addToCart.rejected.match(answer)) setErrors(answer.payload?.errors ?? NONE)
    else dispatch(selectTicket(offer))
    return addToCart.fulfilled.match(answer)
  }
  return { add, busy, errors }
}
