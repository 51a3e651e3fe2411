import { addMinutes, type Instant } from '../time/instant.ts'

/** How long a link can be taken. */
const OFFER_MINUTES = 24 * 60

export const HAND_OVER_STATES = ['offered', 'taken', 'withdrawn', 'expired'] as const
export type HandOverState = (typeof HAND_OVER_STATES)[number]

/** An offer ends after a day, and in any case when the ticket begins to be valid. */
export const offerEnds = (now: Instant, validFrom: Instant): Instant => {
  const day = addMinutes(now, OFFER_MINUTES)
  return validFrom < day ? validFrom : day
}

export interface HandOverOffer {
  expiresOn: Instant
  withdrawnOn: Instant | null
  takenOn: Instant | null
}

/** How an offer stands: `offered → taken | withdrawn | expired`. */
export function handOverState({ expiresOn, withdrawnOn, takenOn }: HandOverOffer, now: Instant): HandOverState {
  if (takenOn !== null) return 'taken'
  if (withdrawnOn !== null) return 'withdrawn'
  return now < expiresOn ? 'offered' : 'expired'
}
