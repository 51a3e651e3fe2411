import { dashboardRoutes } from './dashboard/index.ts'
import { staffEventRoutes } from './staff-event/index.ts'
import { staffMessageRoutes } from './staff-message/index.ts'
import { staffOrderRoutes } from './staff-order/index.ts'
import { staffRightsRoutes } from './staff-rights/index.ts'
import { staffUserRoutes } from './staff-user/index.ts'
import { stepUpRoutes } from './step-up/index.ts'

export const staffRoutes = [
  ...dashboardRoutes,
  ...staffEventRoutes,
  ...staffMessageRoutes,
  ...staffOrderRoutes,
  ...staffRightsRoutes,
  ...staffUserRoutes,
  ...stepUpRoutes,
]
