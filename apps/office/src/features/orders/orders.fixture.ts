import type { StaffBooking, StaffOrder, StaffOrderDetail } from '@billett/contract'

/** An order in a list. */
export const anOrder = (number: number, over: Partial<StaffOrder> = {}): StaffOrder => ({
  orderId: `00000000-0000-4000-8000-00000000${number}`,
  orderNumber: `B-${number}`,
  date: '2026-11-22T10:15:00.000Z',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  state: 'completed',
  troubles: [],
  email: 'a•••@example.org',
  isMasked: true,
  paymentMethod: 'Karte',
  paymentType: 'card',
  amountInCent: 1_240,
  currency: 'EUR',
  userId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b01',
  invoiceNumber: 'R-1',
  paidOn: '2026-11-22T10:16:00.000Z',
  ticketNames: ['Tageskarte'],
  tags: [],
  ...over,
})

/** A sale of the first of them, taken back. */
export const aBooking: StaffBooking = {
  guid: 'booking-1',
  type: 'sale',
  orderGuid: '00000000-0000-4000-8000-000000004711',
  number: 1,
  amountInCent: 1_240,
  vatInCent: 81,
  vatPermille: 70,
  cancelGuid: null,
  date: '2026-11-22T10:16:00.000Z',
  historyDate: '2026-11-22T11:00:00.000Z',
  ticketId: 'ticket-1',
  ticketName: 'Tageskarte',
  isCancelled: true,
  isElsewhere: false,
  state: 'cancelled',
  cardNumber: null,
  validityStart: '2026-11-22T23:00:00.000Z',
  validityEnd: '2026-11-23T23:00:00.000Z',
  startDescription: 'Auental',
  targetDescription: 'Falkenbrück',
  viaDescription: null,
  additionalInfos: { travelerName: 'A•••', salutation: null, travelerCount: 2 },
}

/** The first of them, looked at. */
export const aSeenOrder: StaffOrderDetail = {
  ...anOrder(4711),
  buyer: {
    firstName: 'A•••',
    lastName: 'L•••',
    street: 'L•••',
    houseNumber: '7',
    postCode: '99981',
    city: 'Auental',
    country: 'de',
    additional: '',
  },
  comment: 'Doppelt gekauft.',
  internalError: { step: 'mail', trouble: 'unreachable', tries: 2, nextTryOn: '2026-11-22T11:15:00.000Z' },
  settleUpPurpose: 'Demo: 1 × Tageskarte',
  externalReference: 'cs_4711',
  tickets: [
    {
      ticketId: 'ticket-1',
      ticketName: 'Tageskarte',
      priceInCents: 1_240,
      startName: 'Auental',
      endName: 'Falkenbrück',
      viaText: null,
      validFrom: '2026-11-22T23:00:00.000Z',
      validTo: '2026-11-23T23:00:00.000Z',
      state: 'issued',
    },
  ],
  bookings: [aBooking],
  attempts: [],
  refunds: [
    {
      guid: 'refund-1',
      amountInCent: 300,
      why: 'cancellation',
      state: 'failed',
      createdOn: '2026-11-22T11:00:00.000Z',
      doneOn: null,
    },
  ],
  handOvers: [],
  movements: [
    {
      kind: 'capture',
      debit: 'provider',
      credit: 'customer',
      amountInCent: 1_240,
      bookedOn: '2026-11-22T10:16:00.000Z',
    },
    { kind: 'newWord', debit: 'provider', credit: 'customer', amountInCent: 1, bookedOn: '2026-11-22T10:17:00.000Z' },
  ],
  mails: [
    { kind: 'order', sentOn: '2026-11-22T10:17:00.000Z' },
    { kind: 'newKind', sentOn: '2026-11-22T10:18:00.000Z' },
  ],
}
