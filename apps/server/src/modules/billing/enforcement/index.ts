export { enforcementRoutes } from './enforcement.routes.ts'
