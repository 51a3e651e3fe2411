export { linkRoutes } from './link-act.routes.ts'
