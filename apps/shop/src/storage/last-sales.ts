import type { PreparedOrder } from '@billett/contract'
import { type Instant, toInstant } from '@billett/domain'
import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import { isList, isObjectOf, isText } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'
import { LAST_SALES_KEY } from './forget-owned.ts'

/** Newest first; each is judged on its own, so that one that cannot be read does not take the others with it. */
const inStorage = stored(LAST_SALES_KEY, isList)

/** As an order lies there, with the moment at which the shop told of it. */
const isDated = isObjectOf({ orderId: isText, keptOn: isText })

interface Kept {
  unread?: readonly unknown[]
  /** Whether the shop has just told of an order. */
  isNew?: (orderId: string) => boolean
}

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
  /** Since when an order is kept as it is; undefined of one that is not kept, or was before that was noted. */
  keptOn: (orderId: string): Instant | undefined =>
    storedLastSales
      .unread()
      .filter(isDated)
      .find(sale => sale.orderId === orderId)?.keptOn,
  /** What the shop has not told anew keeps its time; what could not be read so far is left alone. */
  write(orders: readonly PreparedOrder[], { unread = [], isNew = () => true }: Kept = {}): void {
    const before = new Map(
      storedLastSales
        .unread()
        .filter(isDated)
        .map(({ orderId, keptOn }) => [orderId, keptOn]),
    )
    const now = toInstant(serverNow())
    const dated = fitting(orders).map(order => ({
      ...order,
      keptOn: (isNew(order.orderId) ? undefined : before.get(order.orderId)) ?? now,
    }))
    inStorage.write([...dated, ...unread])
  },
}
