import type Stripe from 'stripe'
import type { CreateAnswer, PaymentRequest } from '../../../ports/payment/payment-provider.ts'
import { toMinorUnits } from './minor-units.ts'
import { answerOf } from './stripe-call.ts'
import { methodOf } from './stripe-methods.ts'
import { stripeSession } from './stripe-session.ts'
import type { StripeMethod, StripeSettings } from './stripe-settings.ts'

/** Without a method Stripe's page offers all that the account takes. */
const allowing = (
  method: StripeMethod | undefined,
): Pick<Stripe.Checkout.SessionCreateParams, 'allowed_payment_method_types'> =>
  method === undefined ? {} : { allowed_payment_method_types: [method] }

/** The same for every repetition of an attempt: Stripe refuses a key that comes with anything else. */
const paramsOf = (
  { shop, methods }: StripeSettings,
  attempt: PaymentRequest,
  unitAmount: number,
): Stripe.Checkout.SessionCreateParams => {
  const { currency, description, idempotencyKey, merchantReference, returnUrl, language, paymentSubType } = attempt
  const method = methodOf(methods, paymentSubType)
  const metadata = { shop, idempotencyKey, attempt: merchantReference }
  return {
    mode: 'payment',
    client_reference_id: merchantReference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: unitAmount,
          product_data: { name: description },
        },
      },
    ],
    ...allowing(method),
    payment_intent_data: { description, metadata },
    metadata,
    locale: language,
    success_url: returnUrl,
    // The way back without paying leads to the same page: it offers to go on or to give up.
    cancel_url: returnUrl,
  }
}

/** Opens a page of Stripe's on which this attempt can be paid, and nothing else. */
export async function createSession(
  stripe: Stripe,
  settings: StripeSettings,
  attempt: PaymentRequest,
): Promise<CreateAnswer> {
  const unitAmount = toMinorUnits(attempt.amountCents, attempt.currency)
  if (unitAmount === undefined)
    return { state: 'refused', reason: 'rejected', detail: `${attempt.currency} has no such amount` }
  const { idempotencyKey } = attempt
  const answer = await answerOf(stripeSession, () =>
    stripe.checkout.sessions.create(paramsOf(settings, attempt, unitAmount), { idempotencyKey }),
  )
  if (answer.state === 'refused') {
    const { kind, code } = answer.refusal
    return { state: 'refused', reason: kind === 'keyReused' ? 'keyReused' : 'rejected', detail: code }
  }
  if (answer.state !== 'answered') return answer
  const { id, url } = answer.value
  return { state: 'created', reference: id, redirectUrl: url ?? undefined }
}
