import type { Mask } from '@billett/contract'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from './said.ts'

/** Whose account it is: that of whoever concludes the contract, until somebody types another name. */
export function useAccountHolder({ fields }: Pick<Mask, 'fields'>): void {
  const { getValues, setValue } = useFormContext<Typed>()
  const isAsked = fields.some(({ id }) => id === 'accountHolder')
  useEffect(() => {
    if (!isAsked || getValues('accountHolder') !== '') return
    const nameOf = (first: string, last: string): string => `${getValues(first) ?? ''} ${getValues(last) ?? ''}`.trim()
    const name = nameOf('guardianFirstName', 'guardianLastName') || nameOf('firstName', 'lastName')
    if (name !== '') setValue('accountHolder', name)
  }, [isAsked, getValues, setValue])
}
