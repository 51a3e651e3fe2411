import type { UserData } from '@billett/contract'
import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAccount, selectIsCustomer } from '../../state/user/user.selectors.ts'

/** The account of whoever is signed in, asked for where it is not known yet; null until then, and for guests. */
export function useOwnAccount(): UserData | null {
  const dispatch = useAppDispatch()
  const isCustomer = useAppSelector(selectIsCustomer)
  const account = useAppSelector(selectAccount)
  const isMissing = isCustomer && account === null
  useEffect(() => {
    if (isMissing) void dispatch(getUser())
  }, [dispatch, isMissing])
  return isCustomer ? account : null
}
