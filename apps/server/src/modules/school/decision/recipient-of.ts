import type { PostalAddress } from '@billett/domain'

/** Name and address as they stand on a letter; the name alone where the address is not known. */
export const recipientOf = (name: string, address: PostalAddress | null): string[] =>
  [
    name,
    ...(address
      ? [`${address.street} ${address.houseNumber}`.trim(), `${address.postCode} ${address.city}`.trim()]
      : []),
  ].filter(line => line !== '')
