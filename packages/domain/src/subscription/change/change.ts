import type { PlainDate } from '../../time/plain-date.ts'
import type { ChangeRequestKind } from '../application/change-request.ts'
import type { PauseReason } from '../contract/contract-event.ts'
import type { RefundReason } from '../terms/refund.ts'
import type { ReplacementReason } from '../terms/replacement.ts'

/** What customers name when they end a contract (Spec 2 §3.8). */
export const CANCELLATION_REASONS = [
  'endOfMinimumTerm',
  'customerRequest',
  'transportOperatorRequest',
  'faultyOutput',
] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]

/** To whom a card is sent. */
export const CARD_RECIPIENTS = ['holder', 'subscriber', 'organisation'] as const
export type CardRecipient = (typeof CARD_RECIPIENTS)[number]

/** A change of a contract that somebody asks for. Days are the first and the last, both meant. */
export type Change =
  /** `date`: the last day; null: the next possible one. */
  | { kind: 'cancel'; date: PlainDate | null; reason: CancellationReason }
  /** `until` null: nobody knows yet. */
  | { kind: 'pause'; from: PlainDate; until: PlainDate | null; reason: PauseReason }
  | { kind: 'refund'; from: PlainDate; until: PlainDate; reason: RefundReason }
  | { kind: 'replacement'; reason: ReplacementReason; recipient: CardRecipient }
  | { kind: 'cardRecipient'; recipient: CardRecipient }
  /** A card instead of a ticket on the phone. */
  | { kind: 'card' }
  /** `seqs`: what another request put into the history. */
  | { kind: 'takeBack'; seqs: number[] }
export type ChangeKind = Change['kind']

/** Each change by the word the specification has for the request (Spec 3 §4). */
export const REQUEST_KIND_OF = {
  cancel: 'cancel',
  pause: 'pause',
  refund: 'refund',
  replacement: 'replacementCard',
  cardRecipient: 'customerCard',
  card: 'customerCard',
  takeBack: 'change',
} as const satisfies Record<ChangeKind, ChangeRequestKind>
