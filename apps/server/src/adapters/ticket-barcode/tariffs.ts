import type { PassengerType, Tariff } from '@billett/uic'
import type { BarcodeContent, BarcodePassengers } from '../../ports/ticket-barcode.ts'

const CHILD_UNTIL = 15
const YOUTH_UNTIL = 27
const SENIOR_FROM = 60
const HIGHEST_AGE_BELOW = 64
const HIGHEST_AGE_ABOVE = 128

/** Who travels: one entry for each kind of passenger. */
export function tariffsOf({ passengers, holder }: BarcodeContent): Tariff[] {
  return passengers
    .filter(({ count }) => count > 0)
    .map((group, index) => ({
      numberOfPassengers: group.count,
      passengerType: passengerType(group),
      ...ages(group),
      ...(holder && index === 0 && { travelerid: [1] }),
      restrictedToCountryOfResidence: false,
      tariffDesc: group.name,
    }))
}

function passengerType({ kind, minAge, maxAge }: BarcodePassengers): PassengerType {
  if (kind === 'bicycle' || kind === 'dog') return kind
  if (kind === 'freeChild') return 'freeAddonChild'
  if (kind === 'freeAdult') return 'freeAddonPassenger'
  if (maxAge !== undefined && maxAge < CHILD_UNTIL) return 'child'
  if (maxAge !== undefined && maxAge < YOUTH_UNTIL) return 'youth'
  return minAge !== undefined && minAge >= SENIOR_FROM ? 'senior' : 'person'
}

/** FCB says "below" and "above" where we say "up to" and "from". */
function ages({ minAge, maxAge }: BarcodePassengers) {
  const ageBelow = maxAge !== undefined && maxAge < HIGHEST_AGE_BELOW ? maxAge + 1 : undefined
  const ageAbove = minAge !== undefined && minAge > 1 && minAge <= HIGHEST_AGE_ABOVE ? minAge - 1 : undefined
  return { ...(ageBelow !== undefined && { ageBelow }), ...(ageAbove !== undefined && { ageAbove }) }
}
