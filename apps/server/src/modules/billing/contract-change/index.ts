export { contractChangeRoutes } from './contract-change.routes.ts'
export { changesToDecide, decideAtDesk } from './decide-at-desk.ts'
export { decideChange, demoChangeClerk } from './decide-change.ts'
export { sendChangeMail } from './send-change-mail.ts'
