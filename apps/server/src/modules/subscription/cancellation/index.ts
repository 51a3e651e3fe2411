export { cancellationRoutes } from './cancellation.routes.ts'
export { confirmCancellation } from './confirm-cancellation.ts'
