export { attachmentRoutes } from './attachment.routes.ts'
export { attachmentList } from './attachment-list.ts'
export { fileNameOf, type Presentable, sentIn } from './sent-in.ts'
