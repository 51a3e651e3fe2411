import { staffOrderRoutes } from './staff-order/index.ts'
import { staffUserRoutes } from './staff-user/index.ts'

export const staffRoutes = [...staffOrderRoutes, ...staffUserRoutes]
