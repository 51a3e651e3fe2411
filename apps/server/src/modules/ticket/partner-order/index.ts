export { partnerOrderRoutes } from './partner-order.routes.ts'
