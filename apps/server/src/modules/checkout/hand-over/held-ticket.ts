import { canHandOver, type HandOver, type Order, type Ticket } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockIssued } from '../../ticket/fulfilment/index.ts'
import { type IssuedTicket, issuedOf, lockOrder, ownerOf, readOrder } from '../../ticket/order/index.ts'

export interface Which {
  orderId: string
  ticketId: string
}

/** A ticket with whether it may be handed over now. */
export interface Held {
  order: Order
  ticket: Ticket
  issued: IssuedTicket | undefined
  verdict: HandOver
}

/** Where inspectors do not read which tickets have ended, a barcode that was handed over would pass twice. */
const isOff = ({ client }: World): boolean => client.config.settings.inspectorsReadCancelled !== true

export function heldOf(world: World, order: Order, ticketId: string, issued: IssuedTicket | undefined): Held {
  const ticket = order.tickets.find(({ ticketId: id }) => id === ticketId) ?? refuse('ticketNotFound', 'ticketId')
  const verdict: HandOver = isOff(world)
    ? { ok: false, reason: 'ticketNotTransferable' }
    : canHandOver(ticket, issued, world.clock())
  return { order, ticket, issued, verdict }
}

/** A ticket of the caller's. */
export async function readHeld(context: Context, { orderId, ticketId }: Which): Promise<Held> {
  const { world } = context
  const order = await readOrder(world.db, orderId, ownerOf(context))
  const issued = await issuedOf(world.db, orderId)
  return heldOf(
    world,
    order,
    ticketId,
    issued.find(({ id }) => id === ticketId),
  )
}

/**
 * The same, held until the transaction ends: its order, then the ticket, in the order in which whoever gives it back
 * or takes it holds them.
 */
export async function lockHeld(context: Context, tx: Transaction, { orderId, ticketId }: Which): Promise<Held> {
  const { world } = context
  const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
  const [issued] = await lockIssued(tx, orderId, [ticketId])
  return heldOf(world, order, ticketId, issued)
}
