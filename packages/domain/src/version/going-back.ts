import { addMinutes, type Instant } from '../time/instant.ts'

/** How long a shop is looked after once staff have released another configuration of it. */
export const WATCHED_MINUTES = 2

/** How long one step leads back to what was shown before. Everything earlier is taken up as a draft. */
const GO_BACK_MINUTES = 30 * 24 * 60

interface Shown {
  /** Null where nobody released it: it ships with the product, or somebody has gone back to it. */
  releasedOn: Instant | null
  activeFrom: Instant | null
}

/** Until when it is watched whether the shop bears a version; null for one that nobody released. */
export function watchedUntil({ releasedOn, activeFrom }: Shown): Instant | null {
  if (releasedOn === null) return null
  const since = activeFrom !== null && activeFrom > releasedOn ? activeFrom : releasedOn
  return addMinutes(since, WATCHED_MINUTES)
}

/** Until when one step leads back to what was shown until a moment. */
export const goBackUntil = (replacedOn: Instant): Instant => addMinutes(replacedOn, GO_BACK_MINUTES)
