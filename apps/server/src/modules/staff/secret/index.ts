export { secretRoutes } from './secret.routes.ts'
