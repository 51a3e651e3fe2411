export { staffUserRoutes } from './staff-user.routes.ts'
