import type { PreparedOrder } from '@billett/contract'
import { isList } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { LAST_SALES_KEY } from './forget-owned.ts'

/** Newest first; each is judged on its own, so that one that cannot be read does not take the others with it. */
const inStorage = stored(LAST_SALES_KEY, isList)

/** How many orders a device keeps. */
const MAX_SALES = 30

/** Characters all of them may take; browsers give a shop about five million. */
const MAX_SIZE = 2_000_000

const withoutImages = (order: PreparedOrder): PreparedOrder => ({
  ...order,
  tickets: order.tickets.map(ticket => ({
    ...ticket,
    image: null,
    childTickets: ticket.childTickets.map(child => ({ ...child, image: null })),
  })),
})

/**
 * The newest orders as they are, as far as there is room; of older ones the barcodes are left out first, then the rest.
 */
export function fitting(orders: readonly PreparedOrder[], room: number = MAX_SIZE): PreparedOrder[] {
  let left = room
  return orders.slice(0, MAX_SALES).flatMap(order => {
    for (const form of [order, withoutImages(order)]) {
      const size = JSON.stringify(form).length
      if (size > left) continue
      left -= size
      return [form]
    }
    return []
  })
}

/** Orders placed on this device, newest first, with their barcodes for times without a network. */
export const storedLastSales = {
  /** As they lie there. */
  unread: (): readonly unknown[] => inStorage.read() ?? [],
  /** Where there are any, what it takes to read them is fetched first. */
  async read(): Promise<PreparedOrder[]> {
    if (storedLastSales.unread().length === 0) return []
    const { keptSale } = await import('./kept-sale.ts')
    return storedLastSales.unread().flatMap(sale => keptSale(sale) ?? [])
  },
  /** Leaves those alone that could not be read so far. */
  write: (orders: readonly PreparedOrder[], unread: readonly unknown[] = []): void =>
    inStorage.write([...fitting(orders), ...unread]),
}
