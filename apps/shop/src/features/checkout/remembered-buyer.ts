import { COUNTRIES, type Country } from '@billett/domain'
import type { BuyerValues } from '../../storage/checkout-draft.ts'
import type { RememberedGuest } from '../../storage/guest.ts'
import { isSameBuyer, nobody } from './steps/buyer-of-account.ts'

/** Whom the device remembers, as the form's inputs hold them. */
export function buyerOfGuest({ address, methodKind: _, ...guest }: RememberedGuest, home: Country): BuyerValues {
  const country = COUNTRIES.find(known => known === address.country) ?? home
  return { ...guest, address: { ...address, country } }
}

interface Placed {
  buyer: BuyerValues
  /** The order names its buyer: what was typed without need is not remembered. */
  isNamed: boolean
  methodKind: number | null
}

/** What the device is to remember of who buys; an earlier name and way to pay stay where this order has none. */
export function guestToRemember(
  { buyer, isNamed, methodKind }: Placed,
  before: RememberedGuest | undefined,
): RememberedGuest {
  const home = buyer.address.country
  const isAsBefore = before !== undefined && isSameBuyer(buyer, buyerOfGuest(before, home))
  const { email, firstName, lastName, address } =
    isNamed || isAsBefore ? buyer : { ...nobody(home), email: buyer.email }
  return {
    email,
    firstName,
    lastName,
    address: { ...address, additional: address.additional ?? '' },
    methodKind: methodKind ?? before?.methodKind ?? null,
  }
}
