import { useEffect, useRef } from 'react'
import { getPaymentTypes } from '../state/payment/payment.calls.ts'
import { selectPaymentTypes } from '../state/payment/payment.selectors.ts'
import { useShop } from './shop.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/**
 * Asks how one can pay if nobody has yet (Spec 1 §4), and again in another language, since the names are written in it.
 * Returns whether it is known.
 */
export function usePaymentTypes(): boolean {
  const { language } = useShop()
  const dispatch = useAppDispatch()
  const known = useAppSelector(selectPaymentTypes) !== null
  const asked = useRef(known ? language : undefined)
  useEffect(() => {
    if (asked.current === language) return
    asked.current = language
    void dispatch(getPaymentTypes({ query: {} }))
  }, [dispatch, language])
  return known
}
