import type { Instant } from '@billett/domain'

export type EventType =
  | `payment.${'pending' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'refunded'}`
  | `setup.${'pending' | 'confirmed' | 'declined' | 'cancelled' | 'expired'}`

/** One planned sending of an event. `forged` signs it with a key that nobody shares. */
export type Delivery = {
  id: string
  dueAt: Instant
  forged: boolean
  attempts: number
  state: 'waiting' | 'delivered' | 'abandoned'
}

export type WebhookEvent = {
  id: string
  type: EventType
  reference: string
  at: Instant
  /** Fixed when it happened, so that every sending says the same. */
  body: string
  deliveries: readonly Delivery[]
}
