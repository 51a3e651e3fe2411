export { auditList } from './act-list.ts'
export { auditRoutes } from './audit.routes.ts'
