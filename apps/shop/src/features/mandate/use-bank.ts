import { readIban } from '@billett/domain'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getInstituteData } from '../../state/payment/payment.calls.ts'
import type { MandateValues } from './mandate-form.ts'

/**
 * Asks which bank keeps the account as soon as its number is right, and fills in its name and BIC. `unknown`: they have
 * to be typed.
 */
export function useBank({ control, setValue }: UseFormReturn<MandateValues>): 'none' | 'asking' | 'found' | 'unknown' {
  const dispatch = useAppDispatch()
  const typed = useWatch({ control, name: 'iban' })
  const { loading, success, failed } = useCall(getInstituteData)
  const reading = readIban(typed)
  const iban = reading.ok ? reading.iban : undefined
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (iban === undefined || asked.current === iban) return
    asked.current = iban
    void dispatch(getInstituteData({ body: { iban } })).then(answer => {
      if (!getInstituteData.fulfilled.match(answer) || asked.current !== iban) return
      const [bank] = answer.payload.data
      if (!bank) return
      setValue('bic', bank.bic, { shouldValidate: true })
      setValue('creditInstitute', bank.creditInstitute, { shouldValidate: true })
    })
  }, [dispatch, iban, setValue])
  useEffect(() => () => void dispatch(resetAction(getInstituteData.typePrefix)), [dispatch])
  if (iban === undefined) return 'none'
  if (loading) return 'asking'
  if (failed) return 'unknown'
  return success ? 'found' : 'none'
}
