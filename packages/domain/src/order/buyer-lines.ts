import type { Buyer } from './order.ts'

/** What a buyer is called; empty where nobody asked. */
export const buyerName = ({ firstName, lastName }: Pick<Buyer, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Whom an invoice names, in one line; empty where it names nobody. */
export function invoicedTo({ address, ...buyer }: Buyer): string {
  if (!address) return ''
  const { street, houseNumber, postCode, city, country, additional } = address
  return [
    buyerName(buyer),
    additional,
    `${street} ${houseNumber}`,
    `${postCode} ${city}`,
    country === 'de' ? '' : country.toUpperCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
