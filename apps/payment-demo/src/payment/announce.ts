import type { Instant } from '@billett/domain'
import type { WebhookManner } from '../behaviour/scenarios.ts'
import { planDeliveries } from '../webhook/delivery-plan.ts'
import type { EventType, WebhookEvent } from '../webhook/webhook-event.ts'
import type { Payment } from './payment.ts'

type Announced = {
  type: EventType
  payment: Payment
  chargedCents: number
  manner: WebhookManner
  seconds: number
  now: Instant
}

/** The event that tells the merchant of a change, with its planned sendings. */
export const announcement = (facts: Announced, randomId: () => string): WebhookEvent => {
  const { type, payment, now } = facts
  const id = `evt_${randomId()}`
  const { amountCents, currency, merchantReference, webhookUrl } = payment.request
  const body = JSON.stringify({
    id,
    type,
    createdAt: now,
    payment: {
      reference: payment.reference,
      merchantReference,
      amountCents,
      currency,
      chargedCents: facts.chargedCents,
    },
  })
  const planned = webhookUrl ? planDeliveries(facts.manner, now, facts.seconds) : []
  return {
    id,
    type,
    reference: payment.reference,
    at: now,
    body,
    deliveries: planned.map((plan, index) => ({ ...plan, id: `${id}.${index + 1}`, attempts: 0, state: 'waiting' })),
  }
}
