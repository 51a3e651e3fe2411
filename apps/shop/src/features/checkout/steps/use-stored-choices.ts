import type { PaymentMethod } from '@billett/contract'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useStoredMethods } from '../../../hooks/use-stored-methods.ts'
import type { CheckoutValues } from '../checkout-form.ts'

const GUID = /^[\da-f]{8}-/

/**
 * What a signed-in passenger has stored to pay with; undefined until it is known, and nothing where it cannot be. The
 * default is chosen where nothing was chosen yet, and a choice that was deleted meanwhile is none.
 */
export function useStoredChoices(): readonly PaymentMethod[] | undefined {
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const { methods, failed } = useStoredMethods()
  useEffect(() => {
    if (methods === null) return
    const chosen = getValues('paymentMethodId')
    const isGone = GUID.test(chosen) && !methods.some(({ id }) => id === chosen)
    const wanted = methods.find(({ isDefault }) => isDefault)?.id ?? ''
    if (isGone || (chosen === '' && wanted !== '')) setValue('paymentMethodId', wanted)
  }, [methods, getValues, setValue])
  return methods ?? (failed ? [] : undefined)
}
