export { listExportRoutes } from './list-export.routes.ts'
