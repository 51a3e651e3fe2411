import type { UserData } from '@billett/contract'
import type { Country } from '@billett/domain'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import type { BuyerValues } from '../../../storage/checkout-draft.ts'

/** Nobody yet: what the form begins with. */
export const nobody = (home: Country) => ({ email: '', firstName: '', lastName: '', address: blankAddress(home) })

/** Whom the account has its orders invoiced to. */
export function buyerOfAccount({ email, firstName, lastName, addresses }: UserData, home: Country): BuyerValues {
  const main = addresses.find(({ isMain }) => isMain) ?? addresses[0]
  if (!main) return { email, firstName, lastName, address: blankAddress(home) }
  const { street, houseNumber, postCode, city, country, additional } = main
  return { email, firstName, lastName, address: { street, houseNumber, postCode, city, country, additional } }
}

const line = ({ email, firstName, lastName, address }: BuyerValues): string =>
  [
    email,
    firstName,
    lastName,
    address.street,
    address.houseNumber,
    address.postCode,
    address.city,
    address.country,
    address.additional ?? '',
  ].join('\n')

export const isSameBuyer = (one: BuyerValues, other: BuyerValues): boolean => line(one) === line(other)

/**
 * Whether the order is the account's own; somebody who changes the address for this order orders by what the form says.
 */
export const isAccountsOwn = (buyer: BuyerValues, account: UserData): boolean =>
  isSameBuyer(buyer, buyerOfAccount(account, buyer.address.country))

/** Nobody is named yet; a country is chosen from the start, and an e-mail alone gives way to that of the account. */
export const isNobody = (buyer: BuyerValues): boolean =>
  line({ ...buyer, email: '' }) === line(nobody(buyer.address.country))
