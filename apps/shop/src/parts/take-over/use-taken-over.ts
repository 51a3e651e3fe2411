import { takenOverUntil } from '@billett/web-kit/session/take-over.ts'
import { useMemo } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectUser } from '../../state/user/user.selectors.ts'

/** Until when staff act in the customer's place, milliseconds since 1970; undefined where nobody does. */
export function useTakenOver(): number | undefined {
  const { jwt } = useAppSelector(selectUser)
  return useMemo(() => takenOverUntil(jwt), [jwt])
}
