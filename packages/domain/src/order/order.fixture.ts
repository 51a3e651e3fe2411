import { atFullPrice } from './cart/change-cart.ts'
import type { Order } from './order.ts'
import type { PricedTicket, Ticket } from './ticket.ts'

const both = (text: string) => ({ de: text, en: text })

/** A ticket as the tariff prices it; a test states only what matters to it. */
export const aPricedTicket = (over: Partial<PricedTicket> = {}): PricedTicket => ({
  choice: {
    sortId: 'single-adult',
    relationId: null,
    validFrom: '2026-11-21T10:00',
    passengerCount: 1,
    freeChildren: 0,
    freeAdults: 0,
    serviceArea: 2,
  },
  priceExternalId: 'p1',
  tariffVersion: 'v1',
  groupName: 'single',
  name: both('Single ticket'),
  nameLong: both('Single ticket, adult'),
  comfortClass: 'second',
  discountType: null,
  traveller: { id: 'adult', name: both('Adult') },
  relation: null,
  zones: [],
  priceLevelPrintText: null,
  validityType: 3,
  validFrom: '2026-11-21T09:00:00.000Z',
  validTo: '2026-11-21T11:00:00.000Z',
  fullPriceCents: 290,
  vatPermille: 70,
  free: false,
  rides: 1,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  withdrawalApplies: false,
  refundable: 'beforeValidity',
  termsId: 'terms',
  ...over,
})

export const aTicket = (ticketId: string, over: Partial<PricedTicket> = {}): Ticket =>
  atFullPrice(aPricedTicket(over), ticketId)

export const anOrder = (over: Partial<Order> = {}): Order => {
  const tickets = over.tickets ?? [aTicket('t1')]
  return {
    orderId: 'o1',
    orderNumber: 'BCDFGHJK23',
    clientId: 'c1',
    ownerId: 'v1',
    state: tickets.length > 0 ? 'prepared' : 'created',
    language: 'de',
    currency: 'EUR',
    tickets,
    discountCode: null,
    buyer: null,
    returnUrl: null,
    createdOn: '2026-11-21T08:00:00.000Z',
    expiresOn: '2026-11-24T19:20:00.000Z',
    paidOn: null,
    terms: {},
    validateFirst: null,
    beginAskedOn: null,
    invoiceNumber: null,
    ...over,
  }
}
