import type { Cents } from '@billett/domain'
import type { Surroundings } from '../../../world.ts'

/** A payment that is for no order, as its family has it. */
export interface OtherPayment {
  clientId: string
  /** What went back, as far as it is known here. */
  refundedCents: Cents
}

/**
 * Payments that a later family has begun at the provider: the one with this idempotency key, after it was asked about
 * and took effect; undefined where it is none of theirs.
 */
export type SettleOther = (world: Surroundings, idempotencyKey: string) => Promise<OtherPayment | undefined>
