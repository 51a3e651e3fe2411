export { stepUpRoutes } from './step-up.routes.ts'
