import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { OrderTicket, PreparedOrder } from '../../replies/order.ts'
import { InstantText } from '../../values/answered.ts'
import { Email } from '../../values/person.ts'
import { Guid, Id } from '../../values/text.ts'

const service = 'sales' as const
const owner = { who: 'visitor' } as const
/** Whoever has the secret; who has no identity yet gets one with the ticket. */
const anyone = { who: 'public' } as const

const TicketOfOrder = z.object({ orderId: Guid, ticketId: Guid })

/** How a ticket stands that somebody else could have. */
const TicketHandOver = z.object({
  ticketId: z.string(),
  /** Key of why it cannot be handed over; null where it can. */
  refusal: z.nullable(z.string()),
  /** Until when whoever has the link can take it; null where nobody can. */
  offeredUntil: z.nullable(InstantText),
})
export type TicketHandOver = z.infer<typeof TicketHandOver>

const path = '/sales/orders/{orderId}/tickets/{ticketId}/handOver' as const

export const getHandOver = defineCall({
  name: 'sales/getHandOver',
  service,
  method: 'GET',
  path,
  summary: 'Whether a ticket can be handed over to somebody else, and whether it is offered now',
  access: owner,
  params: TicketOfOrder,
  reply: list(TicketHandOver),
})

/** What the link carries behind its `#`, where no server reads it; it is said once, and only its hash is kept. */
const HandOverSecret = Id

const TicketOffer = z.object({ ticketId: z.string(), secret: z.string(), offeredUntil: InstantText })
export type TicketOffer = z.infer<typeof TicketOffer>

export const offerTicket = defineCall({
  name: 'sales/offerTicket',
  service,
  method: 'POST',
  path,
  summary:
    'Offers a ticket to whoever has the link: its secret is said here, once. An earlier link is worth nothing then',
  access: owner,
  params: TicketOfOrder,
  reply: list(TicketOffer),
})

export const withdrawTicket = defineCall({
  name: 'sales/withdrawTicket',
  service,
  method: 'DELETE',
  path,
  summary: 'Takes an offer back: nobody can take the ticket by its link any more',
  access: owner,
  params: TicketOfOrder,
  reply: list(TicketHandOver),
})

const SeeHandOver = z.object({ secret: HandOverSecret })

const { ticketNameLong, traveler, passengerCount, freeChildren, freeAdults } = OrderTicket.shape
const { startName, endName, zones, validityType, validFrom, validTo } = OrderTicket.shape

/** What a receiver sees before taking a ticket: no order, no name, no price. */
const OfferedTicket = z.object({
  ticketNameLong,
  traveler,
  passengerCount,
  freeChildren,
  freeAdults,
  startName,
  endName,
  zones,
  validityType,
  validFrom,
  validTo,
  offeredUntil: InstantText,
  /** The caller’s own order of it, where they have taken it already. */
  takenOrderId: z.nullable(z.string()),
})
export type OfferedTicket = z.infer<typeof OfferedTicket>

export const seeHandOver = defineCall({
  name: 'sales/seeHandOver',
  service,
  method: 'POST',
  path: '/sales/handOver/see',
  summary: 'What a link hands over; unknown links and those that are over are answered alike',
  access: anyone,
  body: SeeHandOver,
  reply: list(OfferedTicket),
})

const TakeHandOver = z.object({ secret: HandOverSecret, email: z.optional(Email) })

export const takeHandOver = defineCall({
  name: 'sales/takeHandOver',
  service,
  method: 'POST',
  path: '/sales/handOver/take',
  summary: 'Takes the ticket of a link: it is the caller’s from then on, with a number and a barcode of its own',
  access: anyone,
  body: TakeHandOver,
  reply: list(PreparedOrder),
})
