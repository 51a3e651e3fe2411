export { baseDataRoutes } from './base-data.routes.ts'
