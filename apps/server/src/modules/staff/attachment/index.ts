export { attachmentRoutes } from './attachment.routes.ts'
export { fileNameOf, type Presentable, sentIn } from './sent-in.ts'
