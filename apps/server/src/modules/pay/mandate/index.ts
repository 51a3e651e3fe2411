export { mandateRoutes } from './mandate.routes.ts'
export { sendMandateMail } from './send-mandate-mail.ts'
