import type { SavedAddress, UserData } from '@billett/contract'

export type BookAddress = UserData['addresses'][number]

/** The book with an address put in or changed; one that becomes the invoice address takes that from the others. */
export function withAddress(book: readonly BookAddress[], changed: SavedAddress): SavedAddress[] {
  const others = (address: BookAddress): SavedAddress => (changed.isMain ? { ...address, isMain: false } : address)
  if (changed.addressId === undefined) return [...book.map(others), changed]
  return book.map(address => (address.addressId === changed.addressId ? changed : others(address)))
}

/** Where the invoice address goes, the first of the rest takes its place. */
export function withoutAddress(book: readonly BookAddress[], addressId: string): SavedAddress[] {
  const rest = book.filter(address => address.addressId !== addressId)
  const hasMain = rest.some(({ isMain }) => isMain)
  return rest.map((address, position) => ({ ...address, isMain: hasMain ? address.isMain : position === 0 }))
}

export const withMain = (book: readonly BookAddress[], addressId: string): SavedAddress[] =>
  book.map(address => ({ ...address, isMain: address.addressId === addressId }))

/** Where in the book an address stands or, as a new one, will stand. */
export function positionOf(book: readonly BookAddress[], addressId: string | undefined): number {
  const position = book.findIndex(address => address.addressId === addressId)
  return position < 0 ? book.length : position
}
