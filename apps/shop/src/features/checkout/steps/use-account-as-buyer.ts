import type { UserData } from '@billett/contract'
import type { Country } from '@billett/domain'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOwnAccount } from '../../../parts/account/use-own-account.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import { buyerOfAccount, isNobody } from './buyer-of-account.ts'

/**
 * Fills in who buys from the account, where nobody has typed anything yet. The account, as soon as it is known; null
 * for guests.
 */
export function useAccountAsBuyer(
  { getValues, setValue }: UseFormReturn<CheckoutValues>,
  home: Country,
): UserData | null {
  const account = useOwnAccount()
  useEffect(() => {
    if (account && isNobody(getValues('guest'))) setValue('guest', buyerOfAccount(account, home))
  }, [account, home, getValues, setValue])
  return account
}
