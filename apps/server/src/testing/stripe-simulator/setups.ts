import { randomBytes } from 'node:crypto'
import { type Form, textAt, textsAt } from './form-body.ts'
import { invalid } from './simulator-error.ts'
import { methodDetails, type SimulatedCustomers, type StoredMethod, type WhenCharged } from './stored-methods.ts'

/** A page on which a way to pay is stored: Stripe's Checkout Session of the mode `setup`. */
export interface SimulatedSetup {
  id: string
  status: 'open' | 'complete' | 'expired'
  customer: string
  isCard: boolean
  successUrl: string
  cancelUrl: string
  purpose: string
  language: string
  metadata: Record<string, string>
  method: StoredMethod | undefined
}

export function simulatedSetups(customers: SimulatedCustomers) {
  const setups = new Map<string, SimulatedSetup>()

  const open = (form: Form): SimulatedSetup => {
    const method = textAt(form, 'allowed_payment_method_types', '0')
    if (method === undefined) throw invalid('A currency or a payment method is needed.', { param: 'currency' })
    const setup: SimulatedSetup = {
      id: `cs_test_setup_${randomBytes(8).toString('hex')}`,
      status: 'open',
      customer: customers.find(textAt(form, 'customer') ?? ''),
      isCard: method === 'card',
      successUrl: textAt(form, 'success_url') ?? '',
      cancelUrl: textAt(form, 'cancel_url') ?? '',
      purpose: textAt(form, 'custom_text', 'submit', 'message') ?? '',
      language: textAt(form, 'locale') ?? 'en',
      metadata: textsAt(form, 'metadata'),
      method: undefined,
    }
    setups.set(setup.id, setup)
    return setup
  }

  /** The customer has entered something and pressed the button. */
  const save = (setup: SimulatedSetup, whenCharged: WhenCharged): SimulatedSetup => {
    if (setup.status !== 'open') throw invalid('This page is closed.')
    setup.status = 'complete'
    setup.method = customers.attach(setup.customer, { card: setup.isCard, whenCharged })
    return setup
  }

  return { open, save, find: (id: string) => setups.get(id) }
}

export const setupBody = (setup: SimulatedSetup, origin: string, isExpanded: boolean) => ({
  id: setup.id,
  object: 'checkout.session',
  mode: 'setup',
  status: setup.status,
  payment_status: 'no_payment_required',
  customer: setup.customer,
  url: setup.status === 'open' ? `${origin}/pay/${setup.id}` : null,
  metadata: setup.metadata,
  setup_intent: isExpanded
    ? {
        id: 'seti_simulated',
        object: 'setup_intent',
        status: setup.method ? 'succeeded' : 'requires_payment_method',
        payment_method: setup.method
          ? { id: setup.method.id, object: 'payment_method', ...methodDetails(setup.method.card) }
          : null,
      }
    : 'seti_simulated',
})
