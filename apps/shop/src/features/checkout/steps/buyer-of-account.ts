import type { GuestData, UserData } from '@billett/contract'

type Buyer = Omit<GuestData, 'salutation'>

const NOWHERE = { street: '', houseNumber: '', postCode: '', city: '', country: 'de', additional: '' } as const

/** Nobody yet: what the form begins with. */
export const NOBODY: Buyer = { email: '', firstName: '', lastName: '', address: NOWHERE }

/** Whom the account has its orders invoiced to. */
export function buyerOfAccount({ email, firstName, lastName, addresses }: UserData): Buyer {
  const main = addresses.find(({ isMain }) => isMain) ?? addresses[0]
  if (!main) return { email, firstName, lastName, address: NOWHERE }
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
  account.addresses.length > 0 && line(buyer) === line(buyerOfAccount(account))

/** Nothing was typed yet. */
export const isNobody = (buyer: Buyer): boolean => line(buyer) === line(NOBODY)
