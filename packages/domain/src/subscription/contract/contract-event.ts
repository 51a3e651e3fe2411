import type { Cents, Permille } from '../../money/cents.ts'
import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { ChargeComponent } from '../billing/component.ts'
import type { Share } from '../billing/share.ts'

/**
 * Why a contract ends (Spec 3 §4 names the four of staff's lists). Of two ends on one day the one further up holds: it
 * asks less of the customer.
 */
export const END_REASONS = [
  'withdrawal',
  'death',
  'faultyOutput',
  'transportOperatorRequest',
  'priceChange',
  'endOfMinimumTerm',
  'customerRequest',
  'breach',
] as const
export type EndReason = (typeof END_REASONS)[number]

export const PAUSE_REASONS = ['illness', 'unknown'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Why a pass is not good although its contract runs. Each is lifted by itself. */
export const BLOCK_CAUSES = ['debt', 'lost', 'proofMissing', 'fraud', 'staff'] as const
export type BlockCause = (typeof BLOCK_CAUSES)[number]

/** What the pass is on; a card that is not made yet has no number. */
export type PassMedium = { kind: 'phone' } | { kind: 'chip'; serial: string | null }

/**
 * Which price holds. `regulated`: that of the first day of each period · `consent`: that of `bookDay`, until another
 * is agreed · `fixedUntil`: that of `bookDay` for periods that begin before `until`, then as `regulated`.
 */
export type PriceAgreement =
  | { basis: 'regulated' }
  | { basis: 'consent'; bookDay: PlainDate }
  | { basis: 'fixedUntil'; bookDay: PlainDate; until: PlainDate }

/** Why people have to look at a contract before it goes on; `byHand`: one of them has set it aside. */
export const PARK_REASONS = ['priceUnknown', 'correctionTooOld', 'failed', 'byHand'] as const
export type ParkReason = (typeof PARK_REASONS)[number]

/** What can happen to a contract. */
export const EVENT_KINDS = [
  'concluded',
  'ended',
  'paused',
  'resumed',
  'productChanged',
  'priceAgreed',
  'priceAnnounced',
  'sharesAgreed',
  'mediumChanged',
  'blocked',
  'unblocked',
  'charged',
  'parked',
  'unparked',
  'voided',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** What is to be known of each kind of event. `effectiveOn` is the first day on which it holds. */
export interface EventPayloads extends Record<EventKind, object> {
  /** Effective on the first day of the contract. `anchor`: the day its own months and years are counted from. */
  concluded: { product: string; anchor: PlainDate; shares: Share[]; medium: PassMedium }
  /** Effective on the first day that is not covered any more. */
  ended: { reason: EndReason }
  /** `until`: the first day that is covered again. */
  paused: { until: PlainDate; reason: PauseReason }
  /** Ends the pauses recorded before that reach over its day. */
  resumed: Record<never, never>
  productChanged: { product: string }
  priceAgreed: PriceAgreement
  /** Effective on the first day of the new price. `announcedOn`: when whoever pays was told. */
  priceAnnounced: { announcedOn: PlainDate }
  sharesAgreed: { shares: Share[] }
  mediumChanged: { medium: PassMedium }
  blocked: { cause: BlockCause }
  unblocked: { cause: BlockCause }
  /** Once, on its day: a fee, or less than nothing for what is given back. Without a payer by the shares of the day. */
  charged: { component: ChargeComponent; cents: Cents; vatPermille: Permille; payer: string | null }
  parked: { reason: ParkReason }
  unparked: Record<never, never>
  /** Takes another event back, as if it had never been. */
  voided: { seq: number }
}

/** Something that happens to a contract and is not recorded yet. */
export type Happening = {
  [Kind in EventKind]: { kind: Kind; effectiveOn: PlainDate; payload: EventPayloads[Kind] }
}[EventKind]

/** A line of a contract's history. Nothing of it ever changes; a correction is another one. */
export type ContractEvent = Happening & {
  /** 1, 2, 3 … in the order of recording. */
  seq: number
  recordedOn: Instant
}
