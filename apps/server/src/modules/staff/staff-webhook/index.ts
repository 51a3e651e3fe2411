export { staffWebhookRoutes } from './staff-webhook.routes.ts'
export { webhookList } from './webhook-list.ts'
