export { staffFulfilmentRoutes } from './staff-fulfilment.routes.ts'
