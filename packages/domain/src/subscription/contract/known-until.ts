import type { Instant } from '../../time/instant.ts'

/** The moment up to which a run knows events: a clock that was set back takes nothing away that was known before. */
export const knownUntil = (before: Instant | null, now: Instant): Instant =>
  before !== null && before > now ? before : now
