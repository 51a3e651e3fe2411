import type { validateMultiTicket as call, InputOf } from '@billett/contract'
import type { Order } from '@billett/domain'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import { issuedTicket, order as orders } from '../../db/schema/index.ts'
import { lockOrder, ownerOf } from '../order/index.ts'
import { takeRides } from './validate-rides.ts'

/** Validates rides of the caller's own multi-ride ticket; the last ride goes to one caller only, because the order is locked first. */
export function validateMultiTicket(context: Context, input: InputOf<typeof call>['body']): Promise<Order> {
  const { world } = context
  const owner = ownerOf(context)
  return world.db.transaction(async tx => {
    const [owned] = await tx
      .select({ orderId: issuedTicket.orderId })
      .from(issuedTicket)
      .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
      .where(
        and(
          eq(issuedTicket.id, input.parentTicketGuid),
          eq(orders.ownerId, owner.ownerId),
          eq(orders.clientId, owner.clientId),
        ),
      )
    const { orderId } = owned ?? refuse('ticketNotFound', 'parentTicketGuid')
    const order = await lockOrder(tx, orderId, owner, world.clock())
    const [parent] = await tx.select().from(issuedTicket).where(eq(issuedTicket.id, input.parentTicketGuid))
    if (!parent || parent.parentId !== null) return refuse('notAMultiTicket', 'parentTicketGuid')
    if (parent.state === 'cancelled') return refuse('emptyTicket', 'parentTicketGuid')
    await takeRides(world, tx, order, { parent, amount: input.amountValidating, dateValid: input.dateValid })
    return order
  })
}
