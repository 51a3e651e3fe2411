import { epochOf, type Instant } from '@billett/domain'
import Stripe from 'stripe'
import * as z from 'zod/mini'
import type { WebhookAnswer } from '../../../ports/payment/payment-provider.ts'
import { STORED_KIND } from './stripe-intent.ts'

const HEADER = 'stripe-signature'
const TOLERANCE_SECONDS = 300

const text = z.string().check(z.minLength(1))
const event = z.object({ id: text, data: z.object({ object: z.looseObject({ object: text }) }) })
const metadata = z.nullish(z.record(z.string(), z.string()))
const session = z.object({ object: z.literal('checkout.session'), id: text, mode: z.nullish(z.string()), metadata })
const intent = z.object({ object: z.literal('payment_intent'), id: text, metadata })

const { StripeSignatureVerificationError } = Stripe.errors

/**
 * The library's own check of the time takes messages from the future, so that it is switched off (0) and ours stands
 * below.
 */
const verified = (secret: string, header: string, rawBody: string): { ok: true; body: unknown } | { ok: false } => {
  try {
    return { ok: true, body: Stripe.webhooks.constructEvent(rawBody, header, secret, 0) }
  } catch (error) {
    return error instanceof StripeSignatureVerificationError ? { ok: false } : { ok: true, body: undefined }
  }
}

const signedOn = (header: string): number => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1])

/**
 * An event of Stripe's. Those about anything but a Checkout Session or a payment of this shop are genuine and of no
 * interest.
 */
export function readStripeWebhook(
  { webhookSecret, shop }: { webhookSecret: string; shop: string },
  headers: Readonly<Record<string, string | string[] | undefined>>,
  rawBody: string,
  now: Instant,
): WebhookAnswer {
  const header = headers[HEADER]
  if (header === undefined) return { ok: false, reason: 'unsigned' }
  const line = String(header)
  const message = verified(webhookSecret, line, rawBody)
  if (!message.ok) return { ok: false, reason: 'badSignature' }
  const age = epochOf(now) / 1000 - signedOn(line)
  if (!(Math.abs(age) <= TOLERANCE_SECONDS)) return { ok: false, reason: 'stale' }
  const read = event.safeParse(message.body)
  if (!read.success) return { ok: false, reason: 'malformed' }
  const { id, data } = read.data
  return { ok: true, eventId: id, ...subjectOf(data.object, shop) }
}

/** What to ask about. The intents behind our sessions are not asked about by themselves. */
function subjectOf(object: object, shop: string): { reference: string | undefined; setup?: string } {
  const read = z.safeParse(z.union([session, intent]), object)
  if (!read.success || read.data.metadata?.shop !== shop) return { reference: undefined }
  const { data } = read
  if (data.object === 'payment_intent') return { reference: data.metadata?.kind === STORED_KIND ? data.id : undefined }
  return data.mode === 'setup' ? { reference: undefined, setup: data.id } : { reference: data.id }
}
