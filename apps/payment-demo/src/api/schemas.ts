import { LANGUAGES } from '@billett/domain'
import { z } from 'zod'
import { isScenarioName } from '../behaviour/scenarios.ts'
import { PAYMENT_METHODS } from '../payment/payment.ts'

const HALF_AN_HOUR = 30 * 60
const A_DAY = 24 * 3600

// A host of letters, digits, dots, hyphens, colons and brackets only: it is repeated in a security header.
const PLAIN_HOST = /^[a-z0-9.\-:[\]]+$/

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && PLAIN_HOST.test(host) && username === '' && password === ''
}

const webAddress = z.string().max(2000).refine(isWebAddress, 'must be an http or https address without a password')
const cents = z.int().min(1).max(99_999_999)
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters')
const reference = z.string().min(1).max(80)
const idempotencyKey = z.string().min(8).max(200)
const seconds = z
  .int()
  .min(0)
  .max(A_DAY * 30)
const scenario = z.string().refine(isScenarioName, 'is not the name of a scenario')

/** Metadata is free, but a scenario in it must exist, so that a misspelt one is not an ordinary payment. */
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine(data => Object.keys(data).length <= 20, 'must not have more than 20 entries')
  .refine(data => data.scenario === undefined || isScenarioName(data.scenario), {
    error: 'is not the name of a scenario',
    path: ['scenario'],
  })
  .refine(data => data.seconds === undefined || /^\d{1,7}$/.test(data.seconds), {
    error: 'must be a whole number of seconds',
    path: ['seconds'],
  })

export const idempotentHeaders = z.object({ 'idempotency-key': idempotencyKey })

export const paymentRequest = z.strictObject({
  amountCents: cents,
  currency,
  merchantReference: reference,
  description: z.string().min(1).max(200),
  returnUrl: webAddress,
  webhookUrl: webAddress.optional(),
  method: z.enum(PAYMENT_METHODS).optional(),
  token: reference.optional(),
  language: z.enum(LANGUAGES).default('de'),
  expiresInSeconds: z.int().min(1).max(A_DAY).default(HALF_AN_HOUR),
  metadata: metadata.default({}),
})

export const setupRequest = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  merchantReference: reference,
  returnUrl: webAddress,
  cancelUrl: webAddress,
  purpose: z.string().min(1).max(500).optional(),
  webhookUrl: webAddress.optional(),
  language: z.enum(LANGUAGES).default('de'),
  expiresInSeconds: z.int().min(1).max(A_DAY).default(HALF_AN_HOUR),
  metadata: metadata.default({}),
})

export const referenceParams = z.object({ reference })
export const findQuery = z.object({ idempotencyKey })
export const madeQuery = z.object({ from: z.iso.datetime(), until: z.iso.datetime() })
export const tokenParams = z.object({ token: reference })
export const cardParams = z.object({ number: z.string().regex(/^\d{1,35}$/) })
export const creditRequest = z.strictObject({ amountCents: cents, currency })
export const refundRequest = z.strictObject({ amountCents: cents, currency })

const chosen = { scenario, seconds: seconds.optional() }
/** `next`: only for that many payments to come; without it, for all until it is changed. */
export const behaviourRequest = z.strictObject({ ...chosen, next: z.int().min(1).max(1000).optional() })
export const advanceRequest = z.strictObject({ seconds })
