import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { BegunSetup, PaymentSetups, SetupReport, SetupRequest } from '../../ports/payment/payment-setups.ts'
import { readToken } from '../payment-provider/stripe/stored-token.ts'
import { answerOf, type StripeAnswer } from '../payment-provider/stripe/stripe-call.ts'
import { stripeClient } from '../payment-provider/stripe/stripe-client.ts'
import { methodOf, storableMethods } from '../payment-provider/stripe/stripe-methods.ts'
import type { StripeMethod, StripeSettings } from '../payment-provider/stripe/stripe-settings.ts'
import { reportOfSetup, setupSession, WITH_METHOD } from './stripe-setup-session.ts'

const made = z.object({ id: z.string().check(z.minLength(1)) })

/** Stripe does not know the customer. */
const LOST = Symbol('lost')

type NoAnswer = Exclude<StripeAnswer<unknown>, { state: 'answered' }>

const unreachable = (answer: NoAnswer): { state: 'unreachable'; detail: string } => ({
  state: 'unreachable',
  detail: answer.state === 'refused' ? answer.refusal.code : answer.detail,
})

const isAbsent = (answer: NoAnswer): boolean => answer.state === 'refused' && answer.refusal.kind === 'absent'

const paramsOf = (
  { shop }: StripeSettings,
  { idempotencyKey, returnUrl, cancelUrl, language, purpose }: SetupRequest,
  customer: string,
  method: StripeMethod,
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'setup',
  customer,
  allowed_payment_method_types: [method],
  client_reference_id: idempotencyKey,
  metadata: { shop, setup: idempotencyKey },
  custom_text: { submit: { message: purpose } },
  locale: language,
  success_url: returnUrl,
  cancel_url: cancelUrl,
})

/** One customer per account. `lost`: one that Stripe no longer knows, in whose place another is made. */
const newCustomer = (stripe: Stripe, { shop }: StripeSettings, key: string, lost: string | null) =>
  answerOf(made, () =>
    stripe.customers.create(
      { metadata: { shop, account: key } },
      { idempotencyKey: `customer:${key}${lost === null ? '' : `:${lost}`}` },
    ),
  )

async function openPage(
  stripe: Stripe,
  settings: StripeSettings,
  request: SetupRequest,
  customer: string,
  method: StripeMethod,
): Promise<BegunSetup | typeof LOST> {
  const idempotencyKey = `${request.idempotencyKey}:${customer}`
  const answer = await answerOf(setupSession, () =>
    stripe.checkout.sessions.create(paramsOf(settings, request, customer, method), { idempotencyKey }),
  )
  if (answer.state !== 'answered') return isAbsent(answer) ? LOST : unreachable(answer)
  const { id, url } = answer.value
  if (!url) return { state: 'unreachable', detail: 'a page that is no longer open' }
  return { state: 'begun', reference: id, redirectUrl: url, customer }
}

/**
 * Stripe Checkout in its mode `setup`: a card or an account is entered on Stripe's page and attached to the account's
 * customer there.
 */
export function stripeSetups(settings: StripeSettings): PaymentSetups {
  const stripe = stripeClient(settings)
  return {
    provider: 'stripe',

    async begin(request) {
      const method = methodOf(storableMethods(settings.methods), request.paymentSubType)
      if (method === undefined) return { state: 'notStorable' }
      const { key, reference } = request.customer
      const opened = reference === null ? LOST : await openPage(stripe, settings, request, reference, method)
      if (opened !== LOST) return opened
      const customer = await newCustomer(stripe, settings, key, reference)
      if (customer.state !== 'answered') return unreachable(customer)
      const again = await openPage(stripe, settings, request, customer.value.id, method)
      return again === LOST ? { state: 'unreachable', detail: 'a customer that was lost at once' } : again
    },

    async find(reference): Promise<SetupReport> {
      const answer = await answerOf(setupSession, () => stripe.checkout.sessions.retrieve(reference, WITH_METHOD))
      if (answer.state === 'answered') return reportOfSetup(answer.value)
      return isAbsent(answer) ? { state: 'absent' } : unreachable(answer)
    },

    async forget(tokenOrCustomer) {
      const stored = readToken(tokenOrCustomer)
      const answer = await answerOf(made, () =>
        stored ? stripe.paymentMethods.detach(stored.method) : stripe.customers.del(tokenOrCustomer),
      )
      if (answer.state === 'answered') return { state: 'forgotten' }
      // Not there, or no longer attached to anybody.
      const isGone = answer.state === 'refused' && ['absent', 'rejected'].includes(answer.refusal.kind)
      return isGone ? { state: 'forgotten' } : unreachable(answer)
    },
  }
}
