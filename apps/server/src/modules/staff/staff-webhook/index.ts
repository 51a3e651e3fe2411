export { staffWebhookRoutes } from './staff-webhook.routes.ts'
