import type { UserData } from '@billett/contract'
import type { Country } from '@billett/domain'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAppDispatch, useAppSelector } from '../../../hooks/store-hooks.ts'
import { getUser } from '../../../state/user/user.calls.ts'
import { selectAccount, selectIsCustomer } from '../../../state/user/user.selectors.ts'
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
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const account = useAppSelector(selectAccount)
  const isMissing = isCustomer && account === null
  useEffect(() => {
    if (isMissing) void dispatch(getUser())
  }, [dispatch, isMissing])
  useEffect(() => {
    if (account && isNobody(getValues('guest'))) setValue('guest', buyerOfAccount(account, home))
  }, [account, home, getValues, setValue])
  return isCustomer ? account : null
}
