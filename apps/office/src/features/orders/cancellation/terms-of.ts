import type { StaffBooking } from '@billett/contract'

/** Until when, with how many of the bookings that holds of. */
export interface GiveBackTerm {
  /** Null of those that nobody can give back. */
  until: string | null
  count: number
}

/** Until when whoever has the tickets can give them back themselves, the next moment first. */
export function termsOf(bookings: readonly Pick<StaffBooking, 'giveBackUntil'>[]): GiveBackTerm[] {
  const counts = Map.groupBy(bookings, ({ giveBackUntil }) => giveBackUntil)
  return [...counts]
    .map(([until, found]) => ({ until, count: found.length }))
    .toSorted((a, b) => (a.until ?? '~').localeCompare(b.until ?? '~'))
}
