/** Seconds. What is older than `live` is shown with its time, what is older than `shown` not at all. */
const LIVE_AGE = 120
const SHOWN_AGE = 300
/** Of alerts: they change seldom. */
export const MOST_ALERT_AGE = 600
/** Clocks of two machines differ a little. */
const MOST_AHEAD = 60

/** `live`: now · `asOf`: as it was a while ago · `tooOld`, `ahead`: not to be shown. */
export type Fresh = 'live' | 'asOf' | 'tooOld' | 'ahead'

/** How fresh a feed is whose header was written at a moment; both in seconds since 1970. */
export function freshnessOf(writtenAt: number, now: number): Fresh {
  const age = now - writtenAt
  if (age < -MOST_AHEAD) return 'ahead'
  if (age <= LIVE_AGE) return 'live'
  return age <= SHOWN_AGE ? 'asOf' : 'tooOld'
}
