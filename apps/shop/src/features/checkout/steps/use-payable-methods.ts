import type { PaymentMethod } from '@billett/contract'
import { methodAtFirst } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useCallback, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { useInEachLanguage } from '../../../hooks/use-in-each-language.ts'
import { getPaymentMethods } from '../../../state/payment/payment.calls.ts'
import { selectPayableMethods } from '../../../state/payment/payment.selectors.ts'
import { selectIsCustomer, selectUser } from '../../../state/user/user.selectors.ts'
import type { CheckoutValues } from '../checkout-form.ts'

interface PayableMethods {
  /** What is stored first; undefined until it is known. */
  methods: readonly PaymentMethod[] | undefined
  failed: boolean
  loading: boolean
  load: () => void
}

/**
 * What this visitor can pay by. Where nothing was chosen yet, one is all the same (`kindBefore` is how this device's
 * guest paid last); a choice that cannot be had any more gives way to it.
 */
export function usePayableMethods(kindBefore: number | null): PayableMethods {
  const dispatch = useAppDispatch()
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const { restored } = useAppSelector(selectUser)
  const isCustomer = useAppSelector(selectIsCustomer)
  const methods = useAppSelector(selectPayableMethods)
  const { loading, failed } = useCall(getPaymentMethods)
  const load = useCallback(() => {
    if (restored) void dispatch(getPaymentMethods({ query: { genericMethod: !isCustomer } }))
  }, [dispatch, restored, isCustomer])
  useInEachLanguage(load)
  useEffect(() => {
    if (methods === undefined) return
    const chosen = getValues('paymentMethodId')
    const isGone = chosen !== '' && !methods.some(({ id }) => id === chosen)
    const wanted = methodAtFirst(methods, kindBefore)?.id ?? ''
    if (isGone || (chosen === '' && wanted !== '')) setValue('paymentMethodId', wanted)
  }, [methods, kindBefore, getValues, setValue])
  return { methods, failed: failed && !loading, loading, load }
}
