import { addMinutes, type Instant, isPaid } from '@billett/domain'
import { and, eq, gte } from 'drizzle-orm'
import type { Context } from '../../call/context.ts'
import { refuse } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { sentMail } from '../../db/schema/index.ts'
import { lockOrder, ownerOf } from '../order/index.ts'

/** More is no help to the buyer, and a nuisance to whoever's address was given. */
const RESENDS_PER_HOUR = 5

/** How many mails of an order have gone out since. */
async function sentSince(tx: Transaction, orderId: string, since: Instant): Promise<number> {
  return tx.$count(sentMail, and(eq(sentMail.orderId, orderId), gte(sentMail.sentOn, since)))
}

/** Sends the caller's tickets once more. */
export async function resendEmail(context: Context, orderId: string): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId, ownerOf(context), world.clock())
    if (!isPaid(order.state)) refuse('orderNotFulfilled', 'orderId')
    if ((await sentSince(tx, orderId, addMinutes(world.clock(), -60))) >= RESENDS_PER_HOUR) refuse('tooManyRequests')
    // Wishes within one minute are one wish.
    const again = `${orderId}-${world.clock().slice(0, 16)}`
    await world.jobs.send(tx, 'sendOrderMail', { orderId, again })
  })
}
