import { useSessionMemory } from '@billett/web-kit/guards/use-session-memory.ts'
import { getUser } from '@billett/web-kit/session/session.calls.ts'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAccountMissing } from '../../state/user/user.selectors.ts'

/** Follows the session the device keeps, and asks for the account where only the token is known (Spec 1 §4). */
export function SessionMemory() {
  const dispatch = useAppDispatch()
  const missing = useAppSelector(selectAccountMissing)
  useSessionMemory(dispatch)
  useEffect(() => {
    if (missing) void dispatch(getUser())
  }, [dispatch, missing])
  return null
}
