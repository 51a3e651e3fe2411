import { useEffect } from 'react'
import { storedJwt } from '../session/jwt.ts'
import { followStorage, restoreSession } from '../session/keep-session.ts'
import type { SessionDispatch } from '../session/session-root.ts'

/** Takes up the session the device keeps, and follows what other tabs do with it (Spec 1 §2.4). */
export function useSessionMemory(dispatch: SessionDispatch): void {
  useEffect(() => {
    void restoreSession(dispatch)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storedJwt.key || key === null) followStorage(dispatch)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [dispatch])
}
