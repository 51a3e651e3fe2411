import type { Call } from './call.ts'

/** How long a key may be: too short ones are guessed, or chosen twice. */
export const IDEMPOTENCY_KEY_LENGTH = { min: 16, max: 255 } as const

/** Hours for which a reply is kept under its key. */
export const IDEMPOTENCY_HOURS = 24

/**
 * Whether a call takes the header `Idempotency-Key`: all that write do. A file can be asked for again as often as one
 * likes.
 */
export const takesIdempotencyKey = ({ effect, reply }: Pick<Call, 'effect' | 'reply'>): boolean =>
  effect && reply.kind !== 'file'
