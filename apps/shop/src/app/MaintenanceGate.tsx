import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { type ReactNode, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { getStatus } from '../state/service-info/service-info.calls.ts'
import { selectMaintenance, selectRefusedByMaintenance } from '../state/service-info/service-info.selectors.ts'

/** Milliseconds (Spec 1 §9). */
const REFRESH = 30_000

/** In maintenance every path leads to the maintenance page, and only then is that page reachable (Spec 1 §2.3). */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const link = useLink()
  const isMaintenancePage = useRoute()?.route.needs === 'maintenance'
  const maintenance = useAppSelector(selectMaintenance)
  const { success: known } = useCall(getStatus)
  const refused = useAppSelector(selectRefusedByMaintenance)
  // At the start and now and then, for a page may have been open for long; and whenever a call is refused for it.
  useEffect(() => {
    void dispatch(getStatus())
    const timer = setInterval(() => void dispatch(getStatus()), REFRESH)
    return () => clearInterval(timer)
  }, [dispatch])
  useEffect(() => {
    if (refused) void dispatch(getStatus())
  }, [dispatch, refused])
  if (maintenance && !isMaintenancePage) return <Redirect to={link('maintenance')} />
  if (known && !maintenance && isMaintenancePage) return <Redirect to={link('start')} />
  return children
}
