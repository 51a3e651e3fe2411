import type { PostalAddress } from '../schema/address.ts'

/** As it stands on an envelope; empty parts are left out. */
export const addressLines = (address: PostalAddress & { secondName?: string }): string[] =>
  [
    address.name,
    address.secondName ?? '',
    address.nameAdd,
    `${address.street} ${address.number}`,
    `${address.postCode} ${address.city}`,
  ].filter(line => line.trim() !== '')
