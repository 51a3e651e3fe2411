import { readIban } from '@billett/domain'
import { useCallback } from 'react'
import { useQuestion } from '../../hooks/use-question.ts'
import { getInstituteData } from '../../state/payment/payment.calls.ts'

/** What the bank of an account is called, once its number is right; undefined where nobody knows. */
export function useBankOf(typed: string): string | undefined {
  const reading = readIban(typed)
  const iban = reading.ok ? reading.iban : ''
  const question = useCallback(() => getInstituteData({ body: { iban } }), [iban])
  const { items, errors, loading } = useQuestion(iban === '' ? undefined : question)
  return iban === '' || loading || errors.length > 0 ? undefined : items?.[0]?.creditInstitute
}
