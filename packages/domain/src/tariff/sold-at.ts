import type { Instant } from '../time/instant.ts'

/** What is known of when a version of the tariff is sold. */
export interface SellingTimes {
  /** The minute it was released for; null before that. */
  activeFrom: Instant | null
  /** When it was first sold. */
  startedOn: Instant | null
  discardedOn: Instant | null
}

/** When a version began to be sold, or is going to; null where nothing says that it ever will. */
const beginningOf = ({ activeFrom, startedOn, discardedOn }: SellingTimes): Instant | null =>
  startedOn ?? (discardedOn === null ? activeFrom : null)

/**
 * Which of these was or is going to be sold at a moment: the one that began last until then. Of two that begin at once
 * it is the later in the list. Undefined where none had begun.
 */
export function soldAt<Version extends SellingTimes>(versions: readonly Version[], at: Instant): Version | undefined {
  let found: { version: Version; began: Instant } | undefined
  for (const version of versions) {
    const began = beginningOf(version)
    if (began !== null && began <= at && (!found || began >= found.began)) found = { version, began }
  }
  return found?.version
}
