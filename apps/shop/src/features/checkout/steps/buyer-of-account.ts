import type { GuestData, UserData } from '@billett/contract'
import type { Country } from '@billett/domain'
import { blankAddress } from '../../../parts/address/blank-address.ts'

type Buyer = Omit<GuestData, 'salutation'>

/** Nobody yet: what the form begins with. */
export const nobody = (home: Country) => ({ email: '', firstName: '', lastName: '', address: blankAddress(home) })

/** Whom the account has its orders invoiced to. */
export function buyerOfAccount({ email, firstName, lastName, addresses }: UserData, home: Country): Buyer {
  const main = addresses.find(({ isMain }) => isMain) ?? addresses[0]
  if (!main) return { email, firstName, lastName, address: blankAddress(home) }
  const { street, houseNumber, postCode, city, country, additional } = main
  return { email, firstName, lastName, address: { street, houseNumber, postCode, city, country, additional } }
}

const line = ({ email, firstName, lastName, address }: Buyer): string =>
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

/**
 * Whether the order is the account's own; somebody who changes the address for this order orders by what the form says.
 */
export const isAccountsOwn = (buyer: Buyer, account: UserData): boolean =>
  account.addresses.length > 0 && line(buyer) === line(buyerOfAccount(account, buyer.address.country))

/** Nothing was typed yet; a country alone is chosen from the start. */
export const isNobody = (buyer: Buyer): boolean => line(buyer) === line(nobody(buyer.address.country))
