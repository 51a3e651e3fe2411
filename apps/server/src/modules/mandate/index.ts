export { mandateRoutes } from './mandate.routes.ts'
