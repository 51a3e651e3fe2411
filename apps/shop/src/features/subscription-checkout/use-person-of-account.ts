import type { Mask, UserData } from '@billett/contract'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOwnAccount } from '../../parts/account/use-own-account.ts'
import type { Typed } from './said.ts'

/** What an account says of its owner, by the names these fields have in every form. */
function personOf({ firstName, lastName, email, birthDate, addresses }: UserData): Record<string, string> {
  const main = addresses.find(({ isMain }) => isMain) ?? addresses[0]
  const { street = '', houseNumber = '', postCode = '', city = '' } = main ?? {}
  return { firstName, lastName, email, birthDate: birthDate ?? '', street, houseNumber, postCode, city }
}

/** Fills in who travels from the account, where nothing was typed yet. The account; null for guests. */
export function usePersonOfAccount(
  { getValues, setValue }: UseFormReturn<Typed>,
  masks: readonly Mask[],
): UserData | null {
  const account = useOwnAccount()
  useEffect(() => {
    if (!account) return
    const asked = new Set(masks.flatMap(({ fields }) => fields).map(({ id }) => id))
    for (const [field, value] of Object.entries(personOf(account)))
      if (asked.has(field) && getValues(field) === '') setValue(field, value)
  }, [account, masks, getValues, setValue])
  return account
}
