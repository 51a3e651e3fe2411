import type { Client } from '@billett/clients'
import type { Order, Ticket } from '@billett/domain'
import type { TicketDocumentInput } from '../../../../ports/ticket-document.ts'
import type { World } from '../../../../world.ts'
import { type IssuedTicket, type Terms, termsKey } from '../../order/index.ts'
import { documentLook } from './document-look.ts'
import { partOfTrip } from './part-of-trip.ts'
import { printedPassenger } from './printed-passenger.ts'

/** Whoever the tariff names for this ticket, else the company that runs the shop. */
const carrierOf = ({ config }: Client, { carrier }: Ticket): TicketDocumentInput['carrier'] => {
  if (carrier) return { name: carrier.name, address: [carrier.street, carrier.town], vatId: carrier.vatId }
  const { address } = config.texts
  const lines = [`${address.street} ${address.number}`, `${address.postCode} ${address.city}`]
  return { name: config.operator.company, address: lines, vatId: config.operator.vatId }
}

interface Beside {
  /** What the ticket is called. */
  number: string
  /** Those taken from the ticket so far. */
  rides: readonly IssuedTicket[]
  /** As they were when the order was placed, by their key; the oldest orders have them by their id. */
  terms: ReadonlyMap<string, Terms>
}

/** One issued ticket as the sheet that is printed of it. */
export function ticketSheet(
  world: World,
  order: Order,
  issued: IssuedTicket,
  { number, rides, terms }: Beside,
): TicketDocumentInput {
  const { client } = world
  const { language } = order
  const ticket = issued.content
  const region = world.regions.current()
  return {
    language,
    look: documentLook(client),
    barcode: issued.barcode ? world.barcode.draw(issued.barcode) : undefined,
    ticketNumber: number,
    orderNumber: order.orderNumber,
    invoiceNumber: order.invoiceNumber ?? undefined,
    issuedAt: issued.issuedOn,
    timeZone: region.timeZone,
    product: ticket.nameLong[language],
    traveller: ticket.traveller.name[language],
    discount: ticket.discountType?.name[language],
    condition: ticket.condition?.[language],
    travelClass: ticket.comfortClass,
    passengerCount: ticket.choice.passengerCount,
    freeChildren: ticket.choice.freeChildren,
    freeAdults: ticket.choice.freeAdults,
    zones: ticket.zones.map(zone => zone.name),
    priceLevel: ticket.priceLevelPrintText?.[language],
    relation: ticket.relation
      ? {
          from: ticket.relation.origin.text,
          to: ticket.relation.destination.text,
          via: ticket.relation.via ? [ticket.relation.via] : [],
        }
      : undefined,
    trip: partOfTrip(ticket),
    validity: { from: issued.validFrom, until: issued.validTo },
    passenger: printedPassenger(ticket.passenger, language),
    price: {
      grossCents: ticket.priceCents,
      netCents: ticket.priceCents - ticket.vatCents,
      vatCents: ticket.vatCents,
      vatPermille: ticket.vatPermille,
      currency: order.currency,
    },
    rides: issued.rides > 1 ? { total: issued.rides, validatedAt: rides.map(ride => ride.validFrom) } : undefined,
    isCarriage: ticket.isCarriage ?? true,
    carrier: carrierOf(client, ticket),
    terms: [terms.get(termsKey(ticket)) ?? terms.get(ticket.termsId)].filter(text => text !== undefined),
    contact: {
      phone: client.config.operator.phone,
      email: client.config.operator.email,
      web: client.config.texts.homePage,
    },
  }
}
