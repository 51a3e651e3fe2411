import { useEffect } from 'react'
import { getStaffMenu } from '../state/admin/admin.calls.ts'
import { selectMenu } from '../state/admin/admin.selectors.ts'
import { selectMissingFactor } from '../state/second-factor/factor.slice.ts'
import { selectHolds } from '../state/user.selectors.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

const mayWorkHere = selectHolds(['AllowedToUseAdminPanel'])

/** Asks what the menu depends on, once whoever works here may know it. */
export function useAskedMenu(): void {
  const dispatch = useAppDispatch()
  const isKnown = useAppSelector(selectMenu) !== null
  const missing = useAppSelector(selectMissingFactor)
  const mayAsk = useAppSelector(mayWorkHere) && missing === null
  useEffect(() => {
    if (!isKnown && mayAsk) void dispatch(getStaffMenu())
  }, [dispatch, isKnown, mayAsk])
}
