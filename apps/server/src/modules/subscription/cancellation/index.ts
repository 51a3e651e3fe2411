export { confirmCancellation } from './confirm-cancellation.ts'
export { subscriptionRoutes } from './subscription.routes.ts'
