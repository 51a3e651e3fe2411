export { linkRoutes } from './link-act.routes.ts'
export { payersOfReader } from './payers-of-reader.ts'
export { sendPayerMail } from './send-payer-mail.ts'
