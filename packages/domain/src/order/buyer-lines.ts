import type { Country } from '../address/country.ts'
import type { Buyer } from './order.ts'

/** What a buyer is called; empty where nobody asked. */
export const buyerName = ({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

type Named = Pick<Buyer, 'firstName' | 'lastName'> & {
  address?: Omit<NonNullable<Buyer['address']>, 'additional'> & { additional?: string | undefined }
}

/**
 * Name and address of a buyer in one line, as far as they are known. Only whoever lives outside of `home`, the country
 * of who sells, has a country in it.
 */
export function buyerLine({ address, ...buyer }: Named, home: Country): string {
  if (!address) return buyerName(buyer)
  const { street, houseNumber, postCode, city, country, additional = '' } = address
  const place = [additional, `${street} ${houseNumber}`, `${postCode} ${city}`].filter(part => part.trim() !== '')
  const abroad = place.length > 0 && country !== home ? [country.toUpperCase()] : []
  return [buyerName(buyer), ...place, ...abroad].filter(Boolean).join(', ')
}

/** Whom an invoice names, in one line; empty where it names nobody. */
export const invoicedTo = (buyer: Buyer, home: Country): string => (buyer.address ? buyerLine(buyer, home) : '')
