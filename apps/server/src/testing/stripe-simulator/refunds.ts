import { randomBytes } from 'node:crypto'
import { type Form, textAt, textsAt } from './form-body.ts'
import type { SimulatedIntent } from './sessions.ts'
import { invalid, missing } from './simulator-error.ts'

interface SimulatedRefund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded'
  metadata: Record<string, string>
}

/** Money that has gone back. */
export function simulatedRefunds(findIntent: (id: string) => SimulatedIntent | undefined) {
  const refunds: SimulatedRefund[] = []

  const create = (form: Form) => {
    const intentId = textAt(form, 'payment_intent') ?? ''
    const intent = findIntent(intentId)
    if (!intent) throw missing('payment_intent', intentId)
    if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.')
    const left = intent.received - intent.refunded
    if (left === 0) throw invalid('The charge has already been refunded.', { code: 'charge_already_refunded' })
    const amount = Number(textAt(form, 'amount'))
    if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid positive integer', { param: 'amount' })
    if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' })
    intent.refunded += amount
    const refund: SimulatedRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: 'succeeded',
      metadata: textsAt(form, 'metadata'),
    }
    refunds.unshift(refund)
    return { ...refund, charge: { object: 'charge', amount_refunded: intent.refunded } }
  }

  return {
    create,
    of: (intentId: string) => refunds.filter(refund => refund.payment_intent === intentId),
  }
}
