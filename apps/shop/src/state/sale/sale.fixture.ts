import type { OrderTicket, PreparedOrder } from '@billett/contract'

export const ORDER_ID = '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01'
export const OTHER_ORDER_ID = '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c02'

export const anOrderTicket = (over: Partial<OrderTicket> = {}): OrderTicket => ({
  ticketId: '11111111-3a54-4c1e-9d42-0b6f1f7a1c01',
  sortId: 'day-adult',
  priceExternalId: 'p1',
  relationId: null,
  groupName: 'day',
  ticketName: 'Tageskarte',
  ticketNameLong: 'Tageskarte Erwachsene',
  comfortClass: 'second',
  discountType: null,
  traveler: 'Erwachsene',
  passengerCount: 1,
  freeChildren: 0,
  freeAdults: 0,
  passengerSalutation: null,
  passengerName: null,
  passengerBirthDate: null,
  identificationMedium: null,
  startName: null,
  endName: null,
  viaText: null,
  zones: [{ id: '100', name: '100' }],
  priceLevelPrintText: null,
  validityType: 3,
  validFrom: '2026-11-21T08:00:00.000Z',
  validTo: '2026-11-22T02:00:00.000Z',
  validBackTripFrom: null,
  priceInCents: 1070,
  fullPriceInCents: 1070,
  vatInCents: 70,
  vatPermille: 70,
  discountCode: null,
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  rides: 1,
  ridesLeft: 1,
  rideMinutes: null,
  withdrawalApplies: false,
  state: 'reserved',
  image: null,
  childTickets: [],
  ...over,
})

/** A cart with one ticket; totals follow from its tickets. */
export function aPreparedOrder(over: Partial<PreparedOrder> = {}): PreparedOrder {
  const tickets = over.tickets ?? [anOrderTicket()]
  const gross = tickets.reduce((sum, ticket) => sum + ticket.priceInCents, 0)
  const vat = tickets.reduce((sum, ticket) => sum + ticket.vatInCents, 0)
  const full = tickets.reduce((sum, ticket) => sum + ticket.fullPriceInCents, 0)
  return {
    orderId: ORDER_ID,
    orderNumber: 'BCDFGHJK23',
    status: 3,
    state: 'prepared',
    displayState: 'open',
    paymentType: null,
    urlToVerification: null,
    tickets,
    currency: 'EUR',
    totalBruttoInCents: gross,
    totalGrossInCents: gross,
    totalVatInCents: vat,
    totalNetInCents: gross - vat,
    vat: [{ permille: 70, grossInCents: gross, vatInCents: vat }],
    discountCode: null,
    discountInCents: full - gross,
    createdOn: '2026-11-21T08:00:00.000Z',
    paidOn: null,
    expiresOn: null,
    email: null,
    invoiceNumber: null,
    payment: { state: 'none', methodId: null, methodLabel: null, reason: null, refundedInCents: 0 },
    notices: [],
    ...over,
  }
}

type Payment = PreparedOrder['payment']

const paying = (over: Partial<Payment>): Payment => ({
  state: 'open',
  methodId: 'demo-1-27',
  methodLabel: null,
  reason: null,
  refundedInCents: 0,
  ...over,
})

/** The payment was begun and left (Spec 1 §4). */
export const anInterruptedOrder = (over: Partial<PreparedOrder> = {}): PreparedOrder =>
  aPreparedOrder({
    status: 5,
    state: 'paymentRequested',
    displayState: 'paymentPending',
    paymentType: 'Other',
    urlToVerification: 'https://pay.example/1',
    payment: paying({}),
    ...over,
  })

export const aWaitingOrder = (state: 'pending' | 'unknown'): PreparedOrder =>
  aPreparedOrder({ status: 4, state: 'deferred', displayState: 'paymentPending', payment: paying({ state }) })

export const aFailedOrder = (
  state: 'declined' | 'cancelled' | 'expired',
  reason: PreparedOrder['payment']['reason'] = null,
): PreparedOrder => aPreparedOrder({ payment: paying({ state, reason }) })

const BARCODE = 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E'

export const anIssuedTicket = (over: Partial<OrderTicket> = {}): OrderTicket =>
  anOrderTicket({ state: 'issued', image: BARCODE, ...over })

export const aPaidOrder = (over: Partial<PreparedOrder> = {}): PreparedOrder =>
  aPreparedOrder({
    status: 7,
    state: 'completed',
    displayState: 'completed',
    tickets: [anIssuedTicket()],
    paidOn: '2026-11-21T08:05:00.000Z',
    email: 'kaethe@example.org',
    invoiceNumber: '2026-000123',
    payment: paying({ state: 'paid' }),
    ...over,
  })
