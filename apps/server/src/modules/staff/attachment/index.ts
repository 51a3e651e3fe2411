export { attachmentRoutes } from './attachment.routes.ts'
