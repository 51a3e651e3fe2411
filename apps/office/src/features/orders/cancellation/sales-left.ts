import type { StaffOrderDetail } from '@billett/contract'

/** The bookings of an order that can be taken back still. */
export const salesLeft = ({ bookings }: Pick<StaffOrderDetail, 'bookings'>) =>
  bookings.filter(({ type, isCancelled }) => type === 'sale' && !isCancelled)

/** It came by a link: nobody was sold it, and it is taken back whole. */
export const isReceived = ({ bookings, handOvers }: Pick<StaffOrderDetail, 'bookings' | 'handOvers'>): boolean =>
  bookings.length === 0 && handOvers.some(({ direction }) => direction === 'received')
