export { cancelOrder } from './cancel-order.ts'
export { orderList } from './export-orders.ts'
export { countOrders } from './listed-orders.queries.ts'
export { staffOrderRoutes } from './staff-order.routes.ts'
