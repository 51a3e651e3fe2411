import { addMinutes, type Instant } from '../time/instant.ts'

const DAY = 24 * 60

/** Minutes an access token lasts. Whoever is signed out meanwhile is so at once: the session is asked about, too. */
export const ACCESS_MINUTES = 15
/** Minutes: `idle` that a session lives without being renewed, `longest` after which everybody signs in anew. */
const LIFETIMES = {
  customer: { idle: 30 * DAY, longest: 365 * DAY },
  // A working day, and half an hour to three quarters away from the desk: `idle` counts from the last renewal, and the
  // access token given out then may have served until its end.
  staff: { idle: 30 + ACCESS_MINUTES, longest: 8 * 60 },
} as const
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

/** Until when a token can be exchanged that is given out now; who works for the company stays for less long. */
export function refreshExpiry({ startedOn, isStaff }: { startedOn: Instant; isStaff: boolean }, now: Instant): Instant {
  const { idle, longest } = LIFETIMES[isStaff ? 'staff' : 'customer']
  const [unused, used] = [addMinutes(now, idle), addMinutes(startedOn, longest)]
  return unused < used ? unused : used
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
