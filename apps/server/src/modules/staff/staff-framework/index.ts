export { staffFrameworkRoutes } from './staff-framework.routes.ts'
