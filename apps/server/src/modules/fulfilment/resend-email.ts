import { isPaid } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import { lockOrder } from '../order/index.ts'

/** Sends the caller's tickets once more. */
export async function resendEmail({ world, visitor }: Context, orderId: string): Promise<void> {
  const owner = { clientId: world.client.config.settings.clientId, ownerId: visitor.id }
  await world.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, owner, world.clock())
    if (!isPaid(order.state)) refuse('orderNotFulfilled', 'orderId')
    await world.jobs.send(tx, 'sendOrderMail', { orderId, again: world.newId() })
  })
}
