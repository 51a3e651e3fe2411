import type { StaffBooking, StaffOrderDetail } from '@billett/contract'

const isLeft = ({ type, isCancelled }: StaffBooking): boolean => type === 'sale' && !isCancelled

/** Whoever has taken the ticket travels on it, and money that is elsewhere is not the order's any more. */
const canGoBack = ({ state, isElsewhere }: StaffBooking): boolean => state !== 'handedOver' && !isElsewhere

/** The bookings of an order that can be taken back still. */
export const salesLeft = ({ bookings }: Pick<StaffOrderDetail, 'bookings'>) =>
  bookings.filter(booking => isLeft(booking) && canGoBack(booking))

/** Nothing of it is booked: it came by a link, or its tickets are not made yet. Both are taken back whole. */
export const isTakenWhole = ({
  bookings,
  handOvers,
  state,
}: Pick<StaffOrderDetail, 'bookings' | 'handOvers' | 'state'>): boolean =>
  bookings.length === 0 && (state === 'paid' || handOvers.some(({ direction }) => direction === 'received'))

export const canBeCancelled = (order: StaffOrderDetail): boolean => salesLeft(order).length > 0 || isTakenWhole(order)

/** Why an order that was sold cannot be taken back; undefined where it can, and where its state says that it was. */
export function whyKept(order: StaffOrderDetail): 'cancelled' | 'handedOver' | 'elsewhere' | undefined {
  if (order.bookings.length === 0 || order.state === 'cancelled' || canBeCancelled(order)) return undefined
  const left = order.bookings.filter(isLeft)
  if (left.length === 0) return 'cancelled'
  return left.some(({ isElsewhere }) => isElsewhere) ? 'elsewhere' : 'handedOver'
}
