import { addMinutes, type Instant } from '../time/instant.ts'

const DAY = 24 * 60

/** Minutes an access token lasts. Whoever is signed out meanwhile is so at once: the session is asked about, too. */
export const ACCESS_MINUTES = 15
/** Minutes a session lives without being renewed. */
const IDLE_MINUTES = 30 * DAY
/** Minutes after which everybody signs in anew. */
const LONGEST_MINUTES = 365 * DAY
/**
 * Minutes in which a token that was just exchanged is still taken: two tabs renew at the same moment, an answer gets
 * lost.
 */
const LEEWAY_MINUTES = 0.5

export interface RefreshToken {
  expiresOn: Instant
  /** When it was exchanged for the next one. */
  usedOn: Instant | null
}

export interface Session {
  startedOn: Instant
  endedOn: Instant | null
}

/** Until when a token can be exchanged that is given out now. */
export function refreshExpiry(session: Session, now: Instant): Instant {
  const idle = addMinutes(now, IDLE_MINUTES)
  const longest = addMinutes(session.startedOn, LONGEST_MINUTES)
  return idle < longest ? idle : longest
}

/**
 * `rotate`: give out the next. `refuse`: it has ended. `reused`: somebody else has exchanged it, the whole session ends
 * (RFC 9700 §4.14.2).
 */
export type Refresh = 'rotate' | 'refuse' | 'reused'

export function refreshDecision(token: RefreshToken, session: Session, now: Instant): Refresh {
  if (session.endedOn !== null) return 'refuse'
  if (token.usedOn !== null) return now <= addMinutes(token.usedOn, LEEWAY_MINUTES) ? 'rotate' : 'reused'
  return now < token.expiresOn ? 'rotate' : 'refuse'
}
