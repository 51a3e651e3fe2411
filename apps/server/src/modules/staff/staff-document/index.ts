export { staffDocumentRoutes } from './staff-document.routes.ts'
