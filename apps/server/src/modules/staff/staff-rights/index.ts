export { clientOfStaff } from './staff-account.queries.ts'
export { staffRightsRoutes } from './staff-rights.routes.ts'
