export { enforcementList } from './case-list.ts'
export { staffEnforcementRoutes } from './staff-enforcement.routes.ts'
