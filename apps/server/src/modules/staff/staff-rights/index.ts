export { staffRightsRoutes } from './staff-rights.routes.ts'
