import type { CartTicket, PreparedOrder } from '@billett/contract'
import * as calls from '@billett/contract'
import type { visitorOf } from './client.ts'
import { aDayTicket, bought } from './purchase.ts'
import type { TestWorld } from './test-world.ts'

type Visitor = ReturnType<typeof visitorOf>

interface Which {
  orderId: string
  ticketId: string
}

/** Of next week: it can be handed over and given back. */
export const aLaterTicket = (over: Partial<CartTicket> = {}): CartTicket =>
  aDayTicket({ validFrom: '2026-11-28T10:00', ...over })

export const firstTicketOf = ({ orderId, tickets }: PreparedOrder): Which => ({
  orderId,
  ticketId: tickets[0]?.ticketId ?? '',
})

export const offer = (who: Visitor, params: Which) => who.send(calls.offerTicket, { params })

export const see = (who: Visitor, secret: string) => who.send(calls.seeHandOver, { body: { secret } })

export const take = (who: Visitor, secret: string, email = 'bart@example.org', idempotencyKey?: string) =>
  who.send(calls.takeHandOver, { body: { secret, email } }, idempotencyKey)

export const giveBack = (who: Visitor, { orderId, ticketId }: Which) =>
  who.send(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketId] } })

/** A ticket that was bought and is offered, with the secret of its link. */
export async function anOffer(test: TestWorld, giver: Visitor, ticket = aLaterTicket()) {
  const given = await bought(test, giver, ticket)
  const which = firstTicketOf(given)
  const [made] = (await offer(giver, which)).items
  if (!made) throw new Error('the ticket cannot be offered')
  return { given, which, secret: made.secret, until: made.offeredUntil }
}
