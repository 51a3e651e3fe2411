export { orderList } from './export-orders.ts'
export { staffOrderRoutes } from './staff-order.routes.ts'
