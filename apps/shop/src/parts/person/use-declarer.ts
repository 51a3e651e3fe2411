import { useEffect, useEffectEvent } from 'react'
import { useOwnAccount } from '../account/use-own-account.ts'

const FIELDS = ['firstName', 'lastName', 'email'] as const

/** Who declares something, as the account of whoever is signed in names them: `fill` is called once it is known. */
export function useDeclarer(fill: (field: (typeof FIELDS)[number], value: string) => void): void {
  const account = useOwnAccount()
  const known = useEffectEvent(fill)
  useEffect(() => {
    if (account) for (const field of FIELDS) known(field, account[field])
  }, [account])
}
