export { prepaidRoutes } from './prepaid.routes.ts'
