export { staffOrderRoutes } from './staff-order.routes.ts'
