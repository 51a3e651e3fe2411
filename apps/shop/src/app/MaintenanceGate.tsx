import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { type ReactNode, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks/store-hooks.ts'
import { getStatus } from '../state/service-info/service-info.calls.ts'
import { selectMaintenance } from '../state/service-info/service-info.selectors.ts'

/** In maintenance every path leads to the maintenance page, and only then is that page reachable (Spec 1 §2.3). */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch()
  const link = useLink()
  const isMaintenancePage = useRoute()?.route.needs === 'maintenance'
  const maintenance = useAppSelector(selectMaintenance)
  const { success: known } = useCall(getStatus)
  useEffect(() => {
    void dispatch(getStatus())
  }, [dispatch])
  if (maintenance && !isMaintenancePage) return <Redirect to={link('maintenance')} />
  if (known && !maintenance && isMaintenancePage) return <Redirect to={link('start')} />
  return children
}
