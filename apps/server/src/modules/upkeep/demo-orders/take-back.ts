import { cancelStaffOrder } from '@billett/contract'
import type { DemoReturn } from '@billett/demo-region'
import type { Order } from '@billett/domain'
import { noteAct } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { giveBackTickets } from '../../checkout/give-back/index.ts'
import { cancelOrder } from '../../staff/staff-order/index.ts'

/** An order of the demo is given back by its buyer, or cancelled by `staff`, which is noted. */
export async function takeOrderBack(buyer: Context, staff: Context, { orderId, tickets }: Order, how: DemoReturn) {
  if (how.by === 'buyer') {
    const ids = tickets.map(({ ticketId }) => ticketId)
    return giveBackTickets(buyer, orderId, how.tickets === 'all' ? ids : ids.slice(0, 1))
  }
  return staff.world.db.transaction(async tx => {
    const { act } = await cancelOrder(staff, { orderId, comment: how.comment }, tx)
    await noteAct(staff, tx, cancelStaffOrder, act)
  })
}
