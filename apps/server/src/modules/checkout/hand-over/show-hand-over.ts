import type { TicketHandOver } from '@billett/contract'
import { handOverState } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { openOffer, withdrawOffers } from './hand-over.repository.ts'
import { lockHeld, readHeld, type Which } from './held-ticket.ts'

/** Whether a ticket of the caller's can be handed over, and whether somebody can take it now. */
export async function showHandOver(context: Context, which: Which): Promise<TicketHandOver> {
  const { db, clock } = context.world
  const { ticketId } = which
  const { verdict } = await readHeld(context, which)
  const offer = verdict.ok ? await openOffer(db, ticketId) : undefined
  return {
    ticketId,
    refusal: verdict.ok ? null : `error.${verdict.reason}`,
    offeredUntil: offer && handOverState(offer, clock()) === 'offered' ? offer.expiresOn : null,
  }
}

/** Nobody can take the caller's ticket by its link any more; whoever took it before has it. */
export async function withdrawTicket(context: Context, which: Which): Promise<TicketHandOver> {
  const { db, clock } = context.world
  await db.transaction(async tx => {
    await lockHeld(context, tx, which)
    await withdrawOffers(tx, [which.ticketId], clock())
  })
  return showHandOver(context, which)
}
