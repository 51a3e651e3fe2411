import { type FieldPath, useFormContext } from 'react-hook-form'
import type { CheckoutValues } from './checkout-form.ts'
import type { OpenStep } from './open-steps.ts'

/** Puts the focus into the first input of a step that is not right yet. */
export function useGoToStep(): (open: OpenStep) => void {
  const { setFocus } = useFormContext<CheckoutValues>()
  return ({ input }) => setFocus(input as FieldPath<CheckoutValues>)
}
