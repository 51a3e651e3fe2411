export { cancelWithoutLogin } from './cancel-without-login.ts'
export { cancellationRoutes } from './cancellation.routes.ts'
export { cancellationFacts } from './cancellation-mail.ts'
export { confirmCancellation } from './confirm-cancellation.ts'
