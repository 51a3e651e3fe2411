export { staffMessageRoutes } from './staff-message.routes.ts'
