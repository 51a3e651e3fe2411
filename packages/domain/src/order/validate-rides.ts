/** Rides of a multi-ride ticket that are left after `validated`. */
export const ridesLeft = (rides: number, validated: number): number => rides - validated

export type RideResult = { ok: true; left: number } | { ok: false; reason: 'notAMultiTicket' | 'noRidesLeft' }

/** May `amount` more rides be validated? */
export function validateRides(rides: number, validated: number, amount: number): RideResult {
  if (rides <= 1) return { ok: false, reason: 'notAMultiTicket' }
  const left = ridesLeft(rides, validated + amount)
  return left < 0 ? { ok: false, reason: 'noRidesLeft' } : { ok: true, left }
}
