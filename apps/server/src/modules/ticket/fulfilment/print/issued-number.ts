import { rideNumber, ticketNumber } from '@billett/domain'
import type { IssuedTicket } from '../../order/index.ts'

/**
 * What stands on an issued ticket, or on a ride taken from one, as its number. `issued` are all of the order, oldest
 * first.
 */
export function issuedNumber(
  order: Parameters<typeof ticketNumber>[0],
  issued: readonly Pick<IssuedTicket, 'id' | 'parentId'>[],
  { id, parentId }: Pick<IssuedTicket, 'id' | 'parentId'>,
): string {
  if (parentId === null) return ticketNumber(order, id)
  const rides = issued.filter(other => other.parentId === parentId)
  return rideNumber(
    ticketNumber(order, parentId),
    rides.findIndex(ride => ride.id === id),
  )
}
