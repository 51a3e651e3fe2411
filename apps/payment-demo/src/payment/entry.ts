import type { Cents, Instant } from '@billett/domain'
import type { Chosen } from '../behaviour/scenarios.ts'
import type { Credit } from '../cards/credit.ts'
import type { SetupMove, SetupRequest } from '../setup/setup.ts'
import type { WebhookEvent } from '../webhook/webhook-event.ts'
import type { DeclineReason } from './decline-reason.ts'
import type { Challenge, Instrument, PaymentRequest, Pending, Refund } from './payment.ts'

/** Where a payment goes from `open` or `pending`. */
export type Move =
  | { state: 'pending'; pending: Pending }
  | { state: 'paid'; chargedCents: Cents }
  | { state: 'declined'; reason: DeclineReason }
  | { state: 'cancelled' }
  | { state: 'expired' }

/** What happens to setups and to what they stored. */
export type SetupEntry =
  | {
      kind: 'setupBegun'
      reference: string
      payToken: string
      idempotencyKey: string
      request: SetupRequest
      chosen?: Chosen | undefined
      expiresAt: Instant
    }
  | { kind: 'setupChallenged'; reference: string; challenge: Challenge }
  | {
      kind: 'setupMoved'
      reference: string
      move: SetupMove
      instrument?: Instrument | undefined
      chosen?: Chosen | undefined
      needsChallenge?: boolean | undefined
      events: WebhookEvent[]
    }
  | { kind: 'tokenForgotten'; token: string }

/** One thing that happened, as the journal keeps it. The state of the service is the fold of these and nothing else. */
export type Entry = { at: Instant } & (
  | {
      kind: 'created'
      reference: string
      payToken: string
      idempotencyKey: string
      request: PaymentRequest
      chosen?: Chosen | undefined
      expiresAt: Instant
    }
  | { kind: 'challenged'; reference: string; challenge: Challenge }
  | {
      kind: 'moved'
      reference: string
      move: Move
      instrument?: Instrument | undefined
      chosen?: Chosen | undefined
      events: WebhookEvent[]
    }
  | { kind: 'refunded'; reference: string; refund: Refund; event: WebhookEvent }
  | { kind: 'delivered'; delivery: string }
  | { kind: 'deliveryFailed'; delivery: string; nextAt?: Instant | undefined }
  | { kind: 'behaviourSet'; byDefault?: Chosen | undefined; next?: Chosen | undefined; times: number }
  | { kind: 'behaviourUsed' }
  | { kind: 'advanced'; seconds: number }
  | { kind: 'cardCredited'; credit: Credit }
  | SetupEntry
)
