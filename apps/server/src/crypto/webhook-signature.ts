import { createHmac } from 'node:crypto'

interface Signed {
  /** Of what is told; the same when it is told again. */
  id: string
  /** Seconds since 1970: whoever is told refuses what is old. */
  seconds: number
  body: string
}

/** What a message carries so that its reader knows whose it is: HMAC-SHA-256, as www.standardwebhooks.com lays down. */
export const webhookSignature = (secret: Uint8Array, { id, seconds, body }: Signed): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`
