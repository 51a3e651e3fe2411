import { createHmac, timingSafeEqual } from 'node:crypto'
import { epochOf, type Instant } from '@billett/domain'
import * as z from 'zod/mini'
import type { WebhookAnswer } from '../../../ports/payment/payment-provider.ts'

const HEADER = 'payment-demo-signature'
const TOLERANCE_SECONDS = 300
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

const filled = z.string().check(z.minLength(1))
const about = z.object({ reference: filled })
const notification = z.union([z.object({ id: filled, payment: about }), z.object({ id: filled, setup: about })])

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks the signature (HMAC-SHA256 over `<unix seconds>.<body>`) before anything in the body is looked at. */
export const readDemoWebhook = (
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
  now: Instant,
): WebhookAnswer => {
  const header = headers[HEADER]
  if (header === undefined) return { ok: false, reason: 'unsigned' }
  const [, seconds = '', signature = ''] = SIGNATURE.exec(String(header)) ?? []
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, reason: 'badSignature' }
  if (Math.abs(epochOf(now) / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return { ok: false, reason: 'stale' }
  const read = notification.safeParse(parseJson(rawBody))
  if (!read.success) return { ok: false, reason: 'malformed' }
  const { data } = read
  if ('payment' in data) return { ok: true, eventId: data.id, reference: data.payment.reference }
  return { ok: true, eventId: data.id, reference: undefined, setup: data.setup.reference }
}
