import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useEffect } from 'react'
import { getStaffDashboard } from '../state/admin/admin.calls.ts'
import { selectDashboard } from '../state/admin/admin.selectors.ts'
import { useOffice } from './office.ts'
import { useAppDispatch, useAppSelector } from './store-hooks.ts'

/** How many requests of others wait for whoever works here; 0 as long as it is not known. */
export function useWaitingApprovals(): number {
  const dispatch = useAppDispatch()
  const { link } = useOffice()
  const { pathname } = useLocation()
  const dashboard = useAppSelector(selectDashboard)
  // The portal asks by itself.
  const isUnknown = dashboard === null && pathname !== link('adminPortal')
  useEffect(() => {
    if (isUnknown) void dispatch(getStaffDashboard())
  }, [dispatch, isUnknown])
  return dashboard?.waitingApprovals ?? 0
}
