import { dashboardRoutes } from './dashboard/index.ts'
import { staffEventRoutes } from './staff-event/index.ts'
import { staffMessageRoutes } from './staff-message/index.ts'
import { staffOrderRoutes } from './staff-order/index.ts'
import { staffUserRoutes } from './staff-user/index.ts'

export const staffRoutes = [
  ...dashboardRoutes,
  ...staffEventRoutes,
  ...staffMessageRoutes,
  ...staffOrderRoutes,
  ...staffUserRoutes,
]
