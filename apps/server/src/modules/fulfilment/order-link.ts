import { epochOf, type Order } from '@billett/domain'
import { guestToken } from '../../call/guest-token.ts'
import type { World } from '../../world.ts'

/** Minutes an order can be looked at after its last ticket has ended: long enough for a question about it. */
const AFTERWARDS = 30 * 24 * 60

/** A page of this shop at its public address, whatever name the buyer's browser reached it by. */
const pageOf = ({ config }: World, url: string): string => new URL(new URL(url).pathname, config.PUBLIC_URL).href

/**
 * The address of the order's page that opens it on any device of its buyer, as long as its tickets are good. It carries the guest's token behind `#`,
 * which no server or proxy sees, and which the page takes out of the address at once (Spec 1 §2.4).
 */
export async function orderLink(world: World, order: Order): Promise<string | undefined> {
  if (!order.returnUrl) return undefined
  const lastValid = Math.max(...order.tickets.map(ticket => epochOf(ticket.validTo)))
  const minutes = Math.max(0, Math.ceil((lastValid - epochOf(world.clock())) / 60_000)) + AFTERWARDS
  return `${pageOf(world, order.returnUrl)}#jwt=${await guestToken(world, order.ownerId, minutes)}`
}
