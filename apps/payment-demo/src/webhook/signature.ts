import { createHmac } from 'node:crypto'

export const SIGNATURE_HEADER = 'payment-demo-signature'

/**
 * `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over `<unix seconds>.<body>`, so that neither can be changed nor replayed
 * for long.
 */
export const signWebhook = (secret: string, unixSeconds: number, body: string): string =>
  `t=${unixSeconds},v1=${createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex')}`
