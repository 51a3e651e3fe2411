export { contractChangeRoutes } from './contract-change.routes.ts'
export { demoChangeClerk } from './decide-change.ts'
export { sendChangeMail } from './send-change-mail.ts'
