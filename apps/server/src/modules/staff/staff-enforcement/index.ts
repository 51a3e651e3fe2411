export { staffEnforcementRoutes } from './staff-enforcement.routes.ts'
