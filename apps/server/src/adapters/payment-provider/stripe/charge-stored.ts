import type Stripe from 'stripe'
import type { CreateAnswer, PaymentRequest } from '../../../ports/payment/payment-provider.ts'
import { toMinorUnits } from './minor-units.ts'
import { readToken, type StoredToken } from './stored-token.ts'
import { answerOf } from './stripe-call.ts'
import { bankPageOf, STORED_KIND, storedIntent, WITH_LATEST_CHARGE } from './stripe-intent.ts'
import { storableMethods } from './stripe-methods.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** The bank wants its customer there. */
const ASKS = 'authentication_required'

/** The same for every repetition of an attempt: Stripe refuses a key that comes with anything else. */
const paramsOf = (
  { shop, methods }: StripeSettings,
  { currency, description, idempotencyKey, merchantReference }: PaymentRequest,
  { customer, method }: StoredToken,
  amount: number,
): Stripe.PaymentIntentCreateParams => ({
  amount,
  currency: currency.toLowerCase(),
  customer,
  payment_method: method,
  allowed_payment_method_types: storableMethods(methods),
  confirm: true,
  off_session: true,
  description,
  metadata: { shop, idempotencyKey, attempt: merchantReference, kind: STORED_KIND },
  ...WITH_LATEST_CHARGE,
})

/**
 * Charges a stored way to pay; where the bank asks, the passenger is led to its question. How a charge has ended is
 * asked for afterwards.
 */
export async function chargeStored(
  stripe: Stripe,
  settings: StripeSettings,
  attempt: PaymentRequest,
  token: string,
): Promise<CreateAnswer> {
  const stored = readToken(token)
  const amount = toMinorUnits(attempt.amountCents, attempt.currency)
  if (!stored || amount === undefined)
    return { state: 'refused', reason: 'rejected', detail: stored ? 'no such amount' : 'not stored here' }
  const { idempotencyKey } = attempt
  const answer = await answerOf(storedIntent, () =>
    stripe.paymentIntents.create(paramsOf(settings, attempt, stored, amount), { idempotencyKey }),
  )
  if (answer.state === 'answered')
    return { state: 'created', reference: answer.value.id, redirectUrl: bankPageOf(answer.value) }
  if (answer.state !== 'refused') return answer
  const { kind, code, intent } = answer.refusal
  if (kind !== 'declined' || intent === undefined)
    return { state: 'refused', reason: kind === 'keyReused' ? 'keyReused' : 'rejected', detail: code }
  const redirectUrl = code === ASKS ? await askBank(stripe, attempt, stored, intent) : undefined
  return { state: 'created', reference: intent, redirectUrl }
}

/** The passenger is there: the same payment is tried once more in their presence. */
async function askBank(
  stripe: Stripe,
  { idempotencyKey, returnUrl }: PaymentRequest,
  { method }: StoredToken,
  intent: string,
): Promise<string | undefined> {
  const asked = await answerOf(storedIntent, () =>
    stripe.paymentIntents.confirm(
      intent,
      { payment_method: method, return_url: returnUrl, ...WITH_LATEST_CHARGE },
      { idempotencyKey: `${idempotencyKey}:present` },
    ),
  )
  return asked.state === 'answered' ? bankPageOf(asked.value) : undefined
}
