import type { StaffOrderDetail } from '@billett/contract'

/** The bookings of an order that can be taken back still. */
export const salesLeft = ({ bookings }: Pick<StaffOrderDetail, 'bookings'>) =>
  bookings.filter(({ type, isCancelled }) => type === 'sale' && !isCancelled)
