import { randomBytes } from 'node:crypto'
import type { TicketOffer } from '@billett/contract'
import { offerEnds } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { hashed } from '../../../crypto/hashed.ts'
import { replaceOffer } from './hand-over.repository.ts'
import { lockHeld } from './held-ticket.ts'

/** 256 bits: nobody guesses them. */
const SECRET_BYTES = 32

/**
 * Offers a ticket of the caller's to whoever has the link. A link that was made of it before opens nothing from then
 * on: there is one at a time.
 */
export async function offerTicket(
  context: Context,
  which: { orderId: string; ticketId: string },
): Promise<TicketOffer> {
  const { world } = context
  const { ticketId } = which
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return world.db.transaction(async tx => {
    const { order, ticket, issued, verdict } = await lockHeld(context, tx, which)
    if (!verdict.ok) return refuse(verdict.reason, 'ticketId')
    const now = world.clock()
    const expiresOn = offerEnds(now, issued?.validFrom ?? ticket.validFrom)
    const { orderId, clientId } = order
    await replaceOffer(tx, {
      id: world.newRowId(),
      clientId,
      orderId,
      ticketId,
      hash: hashed(secret),
      offeredOn: now,
      expiresOn,
    })
    return { ticketId, secret, offeredUntil: expiresOn }
  })
}
