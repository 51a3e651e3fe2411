import type { PreparedOrder } from '@billett/contract'
import { BOUGHT } from '../../state/sale/bought.ts'

/** Cards beside each other on a wide screen. */
const MOST = 3

const whatIsIn = ({ tickets }: PreparedOrder): string =>
  tickets
    .map(({ sortId, relationId, passengerCount }) => [sortId, relationId, passengerCount].join())
    .sort()
    .join('\n')

/** What somebody else has paid for and handed over. */
const isReceived = ({ tickets }: PreparedOrder): boolean => tickets.some(ticket => ticket.isReceived)

/** It was paid on this device, and can be bought once more. */
export const isBoughtHere = (sale: PreparedOrder): boolean => sale.displayState === BOUGHT && !isReceived(sale)

/** The newest orders that were paid on this device, each choice of tickets once. */
export function boughtBefore(sales: readonly PreparedOrder[]): PreparedOrder[] {
  const paid = sales.filter(isBoughtHere)
  const first = paid.filter((sale, at) => paid.findIndex(other => whatIsIn(other) === whatIsIn(sale)) === at)
  return first.slice(0, MOST)
}
