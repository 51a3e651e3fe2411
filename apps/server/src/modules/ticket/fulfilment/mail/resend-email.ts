import { addMinutes, type Instant, type Order, startOfMinute } from '@billett/domain'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import type { Transaction } from '../../../../db/database.ts'
import { lockOrder, ownerOf } from '../../order/index.ts'
import { refuseUnlessPaid } from '../refuse-unless-paid.ts'
import { noteWish, wishesAfter } from './mail-wish.repository.ts'
import { mayMailFree } from './may-mail-free.ts'

/** More is no help to the buyer, and a nuisance to whoever's address was given. */
const RESENDS_PER_HOUR = 5

/**
 * Notes a wish; false where this minute has one already. What counts is what was wished for, whether or not a mail has
 * gone out yet.
 */
async function isNewWish(tx: Transaction, orderId: string, now: Instant): Promise<boolean> {
  if ((await wishesAfter(tx, orderId, addMinutes(now, -60))) >= RESENDS_PER_HOUR) refuse('tooManyRequests')
  return noteWish(tx, orderId, startOfMinute(now))
}

/**
 * Sends the tickets of a locked order once more. Wishes within one minute are one wish. Refuses what is not paid, and
 * `tooManyRequests`.
 */
export async function mailAgain(context: Context, tx: Transaction, order: Order): Promise<void> {
  const { world } = context
  const { orderId, clientId } = order
  refuseUnlessPaid(order)
  const now = world.clock()
  if (!(await isNewWish(tx, orderId, now))) return
  if (!(await mayMailFree(context, tx, order))) refuse('tooManyRequests')
  await world.jobs.send(tx, 'sendOrderMail', { clientId, orderId, again: `${orderId}-${now.slice(0, 16)}` })
}

/** Sends the caller's tickets once more. */
export async function resendEmail(context: Context, orderId: string): Promise<void> {
  const { world } = context
  await world.db.transaction(async tx =>
    mailAgain(context, tx, await lockOrder(tx, orderId, ownerOf(context), world.clock())),
  )
}
