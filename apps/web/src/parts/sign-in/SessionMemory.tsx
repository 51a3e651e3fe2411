import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { followStorage, restoreSession } from '@billett/web-kit/session/keep-session.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getUser } from '../../state/user/user.calls.ts'
import { selectAccountMissing } from '../../state/user/user.selectors.ts'

/**
 * Takes up the session the device keeps, follows what other tabs do with it, and asks for the account where only the
 * token is known (Spec 1 §4).
 */
export function SessionMemory() {
  const dispatch = useAppDispatch()
  const missing = useAppSelector(selectAccountMissing)
  useEffect(() => {
    void restoreSession(dispatch)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storedJwt.key || key === null) followStorage(dispatch)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [dispatch])
  useEffect(() => {
    if (missing) void dispatch(getUser())
  }, [dispatch, missing])
  return null
}
