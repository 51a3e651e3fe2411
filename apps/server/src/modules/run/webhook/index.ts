export { announce, announceEach } from './announce.ts'
export { deliverWebhooks } from './deliver-webhooks.ts'
export { newWebhookSecret } from './webhook-secret.ts'
