export { auditRoutes } from './audit.routes.ts'
export { auditList } from './export-acts.ts'
