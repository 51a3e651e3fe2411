export { contractChangeRoutes } from './contract-change.routes.ts'
export { sendChangeMail } from './send-change-mail.ts'
