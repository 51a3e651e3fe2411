import { randomBytes } from 'node:crypto'
import { type Form, textAt, textsAt } from './form-body.ts'
import { intentBody } from './session-body.ts'
import type { SimulatedIntent } from './sessions.ts'
import { invalid, missing, SimulatorError } from './simulator-error.ts'
import type { SimulatedCustomers } from './stored-methods.ts'

/** A payment by a stored method: Stripe's PaymentIntent on its own. */
export interface StoredCharge extends SimulatedIntent {
  createdAt: number
  amount: number
  currency: string
  customer: string
  method: string
  returnUrl: string
  metadata: Record<string, string>
}

export function storedCharges(customers: SimulatedCustomers) {
  const charges = new Map<string, StoredCharge>()

  const find = (id: string): StoredCharge => {
    const charge = charges.get(id)
    if (!charge) throw missing('payment_intent', id)
    return charge
  }

  const show = (charge: StoredCharge, origin: string) => ({
    ...intentBody(charge, charge.currency),
    amount: charge.amount,
    customer: charge.customer,
    created: charge.createdAt,
    metadata: charge.metadata,
    next_action:
      charge.status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url: `${origin}/authenticate/${charge.id}` } }
        : null,
  })

  const decline = (charge: StoredCharge, code: string, declineCode: string): never => {
    charge.status = 'requires_payment_method'
    charge.declineCode = code === 'card_declined' ? declineCode : code
    throw new SimulatorError(402, {
      type: 'card_error',
      code,
      decline_code: declineCode,
      message: 'Your card was declined.',
      payment_intent: { id: charge.id, object: 'payment_intent', status: charge.status },
    })
  }

  const succeed = (charge: StoredCharge): StoredCharge =>
    Object.assign(charge, { status: 'succeeded', received: charge.amount, declineCode: null })

  const confirm = (charge: StoredCharge, isOwnerAway: boolean): StoredCharge => {
    const { whenCharged } = customers.method(charge.method)
    if (whenCharged === 'decline') return decline(charge, 'card_declined', 'insufficient_funds')
    if (whenCharged === 'pending') return Object.assign(charge, { status: 'processing' })
    if (whenCharged === 'paid') return succeed(charge)
    if (isOwnerAway) return decline(charge, 'authentication_required', 'authentication_required')
    return Object.assign(charge, { status: 'requires_action', declineCode: null })
  }

  return {
    find,
    has: (id: string): boolean => charges.has(id),
    show,
    create: (form: Form): StoredCharge => {
      const amount = Number(textAt(form, 'amount'))
      if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid positive integer', { param: 'amount' })
      if (textAt(form, 'confirm') !== 'true' || textAt(form, 'off_session') !== 'true')
        throw invalid('This simulator charges at once, while the customer is away.')
      const customer = customers.find(textAt(form, 'customer') ?? '')
      const method = customers.method(textAt(form, 'payment_method') ?? '')
      if (method.customer !== customer) throw invalid('The PaymentMethod does not belong to the Customer.')
      const charge: StoredCharge = {
        id: `pi_${randomBytes(12).toString('hex')}`,
        createdAt: Math.floor(Date.now() / 1000),
        status: 'requires_payment_method',
        received: 0,
        refunded: 0,
        declineCode: null,
        card: method.card,
        amount,
        currency: textAt(form, 'currency') ?? '',
        customer,
        method: method.id,
        returnUrl: '',
        metadata: textsAt(form, 'metadata'),
      }
      charges.set(charge.id, charge)
      return confirm(charge, true)
    },
    /** Tried again with the customer there. */
    confirm: (id: string, form: Form): StoredCharge => {
      const charge = find(id)
      if (charge.status !== 'requires_payment_method') throw invalid('This PaymentIntent cannot be confirmed.')
      charge.returnUrl = textAt(form, 'return_url') ?? ''
      return confirm(charge, false)
    },
    cancel: (id: string): StoredCharge => {
      const charge = find(id)
      if (['succeeded', 'processing', 'canceled'].includes(charge.status))
        throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${charge.status}.`, {
          code: 'payment_intent_unexpected_state',
        })
      return Object.assign(charge, { status: 'canceled' })
    },
    /** The customer has answered their bank. */
    answer: (id: string, isApproved: boolean): StoredCharge => {
      const charge = find(id)
      if (charge.status !== 'requires_action') throw invalid('Nobody asks.')
      if (isApproved) return succeed(charge)
      return Object.assign(charge, {
        status: 'requires_payment_method',
        declineCode: 'payment_intent_authentication_failure',
      })
    },
    /** The bank has answered what was under way. */
    settlePending: (): StoredCharge[] =>
      [...charges.values()].filter(({ status }) => status === 'processing').map(succeed),
    /** Of all customers where none is named. */
    of: (customer: string | undefined, since: number): StoredCharge[] =>
      [...charges.values()]
        .toReversed()
        .filter(charge => (customer === undefined || charge.customer === customer) && charge.createdAt >= since),
  }
}
