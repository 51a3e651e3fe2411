import type { StaffColleague } from '@billett/contract'
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { getStaffColleagues } from '../../state/admin/admin.calls.ts'
import { selectColleagues } from '../../state/admin/admin.selectors.ts'

const NONE: readonly StaffColleague[] = []

/** To whom events can be handed; none until they are known. */
export function useColleagues(): readonly StaffColleague[] {
  const dispatch = useAppDispatch()
  const colleagues = useAppSelector(selectColleagues)
  useEffect(() => {
    void dispatch(getStaffColleagues())
  }, [dispatch])
  return colleagues ?? NONE
}
