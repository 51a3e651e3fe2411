import { cancelStaffOrder } from '@billett/contract'
import type { DemoReturn } from '@billett/demo-region'
import type { Order } from '@billett/domain'
import { noteAct } from '../../../call/act/note-act.ts'
import type { Context } from '../../../call/context.ts'
import { giveBackTickets } from '../../checkout/give-back/index.ts'
import { cancelOrder, staffOrderRoutes } from '../../staff/staff-order/index.ts'

/** An order of the demo is given back by its buyer, or cancelled by `staff`, which is noted. */
export async function takeOrderBack(
  buyer: Context,
  staff: Context,
  { orderId, tickets }: Order,
  how: DemoReturn,
): Promise<void> {
  if (how.by === 'buyer') {
    const ids = tickets.map(({ ticketId }) => ticketId)
    await giveBackTickets(buyer, orderId, how.tickets === 'all' ? ids : ids.slice(0, 1))
  } else if (how.waits) await askToCancel(staff, orderId, how.comment)
  else
    await staff.world.db.transaction(async tx => {
      const { act } = await cancelOrder(staff, { orderId, comment: how.comment }, tx)
      await noteAct(staff, tx, cancelStaffOrder, act)
    })
}

/** As staff ask by the screen: what the company wants a second person for waits for one. */
async function askToCancel(staff: Context, orderId: string, comment: string): Promise<void> {
  const asked = staffOrderRoutes.find(({ call }) => call.name === cancelStaffOrder.name)
  await asked?.handle(staff, { params: {}, query: {}, body: { orderId, comment } })
}
