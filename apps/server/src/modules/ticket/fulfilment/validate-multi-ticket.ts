import type { validateMultiTicket as call, InputOf } from '@billett/contract'
import type { Order } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { idOf } from '../../../crypto/id-of.ts'
import { lockOrder, ownerOf } from '../order/index.ts'
import { orderOfTicket, readTicket } from './issued-ticket.repository.ts'
import { takeRides } from './validate-rides.ts'

/**
 * Validates rides of the caller's own multi-ride ticket; the last ride goes to one caller only, because the order is
 * locked first.
 */
export async function validateMultiTicket(context: Context, input: InputOf<typeof call>['body']): Promise<Order> {
  const { world } = context
  const { parentTicketGuid, amountValidating, dateValid, requestId } = input
  // The same for the same wish, another for every other ticket.
  const id = requestId === undefined ? world.newId() : idOf(`${parentTicketGuid} ${requestId}`)
  const owner = ownerOf(context)
  const validated = await world.db.transaction(async tx => {
    const orderId = (await orderOfTicket(tx, parentTicketGuid, owner)) ?? refuse('ticketNotFound', 'parentTicketGuid')
    const order = await lockOrder(tx, orderId, owner, world.clock())
    const parent = await readTicket(tx, parentTicketGuid)
    if (!parent || parent.parentId !== null) return refuse('notAMultiTicket', 'parentTicketGuid')
    if (parent.state === 'cancelled') return refuse('emptyTicket', 'parentTicketGuid')
    if (await readTicket(tx, id)) return order
    await takeRides(world, tx, order, { id, parent, amount: amountValidating, dateValid })
    await world.reached('ridesToBeStored')
    return order
  })
  await world.reached('ridesStored')
  return validated
}
