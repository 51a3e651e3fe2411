import type { OrderSummary, OrderTicket, PreparedOrder } from '@billett/contract'
import {
  displayState,
  giveBackUntil,
  handOverUntil,
  INTERRUPTED_PAYMENT,
  type Instant,
  isDecided,
  isLastHand,
  isPaid,
  joinedName,
  type Language,
  maskedCard,
  type Notice,
  ORDER_STATUS,
  type Order,
  type Ticket,
  toldReason,
  totalsOf,
} from '@billett/domain'
import type { OrderFollowUp, TopUpRow } from './order.queries.ts'
import type { OrderOverview } from './order-overview.queries.ts'

interface Presentation {
  language: Language
  followUp: OrderFollowUp
  notices?: Notice[]
  /** What has become of its top-ups; left out where nothing can have. */
  topUps?: readonly TopUpRow[]
  /** Of issued tickets, by their ids; left out, none are sent. */
  pictures?: ReadonlyMap<string, string>
  /** How long a ride of a multi-ride ticket is valid; left out where it is not asked for. */
  rideMinutes?: (ticket: Ticket) => number | null
  /** Of a day of sale; left out where no ticket is shown. */
  codeWord?: (paidOn: Instant) => string
}

/** Nothing is to be made of a top-up before it can be shown. */
const TOP_UP_TICKET_STATE = { requested: 'issued', credited: 'issued', refused: 'cancelled' } as const

const presentTopUp = (ticket: Ticket, topUps: readonly TopUpRow[]): Partial<OrderTicket> => {
  if (!ticket.topUp) return {}
  const state = topUps.find(({ id }) => id === ticket.ticketId)?.state
  return {
    state: state ? TOP_UP_TICKET_STATE[state] : 'reserved',
    topUp: { cardNumber: maskedCard(ticket.topUp.cardNumber), state: state ?? 'reserved' },
  }
}

/** What a check has come to is `issued` once it is paid: nothing is to be made of it. */
const presentEnforcement = ({ enforcement }: Ticket, paid: boolean): Partial<OrderTicket> => {
  if (!enforcement) return {}
  const { caseNumber, owes } = enforcement
  return { enforcement: { caseNumber, owes }, state: paid ? 'issued' : 'reserved' }
}

function presentTicket(ticket: Ticket, presentation: Presentation, paid: boolean): OrderTicket {
  const { language, followUp, pictures, rideMinutes, topUps = [] } = presentation
  const issued = followUp.issued.find(candidate => candidate.id === ticket.ticketId)
  const rides = followUp.issued.filter(candidate => candidate.parentId === ticket.ticketId)
  const untilGivenBack = giveBackUntil(ticket, issued)
  const untilHandedOver = handOverUntil(ticket, issued)
  const { passenger, relation } = ticket
  const { firstName = '', lastName = '' } = passenger
  return {
    ticketId: ticket.ticketId,
    sortId: ticket.choice.sortId,
    priceExternalId: ticket.priceExternalId,
    relationId: ticket.choice.relationId,
    groupName: ticket.groupName,
    ticketName: ticket.name[language],
    ticketNameLong: ticket.nameLong[language],
    comfortClass: ticket.comfortClass,
    discountType: ticket.discountType?.name[language] ?? null,
    traveler: ticket.traveller.name[language],
    passengerCount: ticket.choice.passengerCount,
    freeChildren: ticket.choice.freeChildren,
    freeAdults: ticket.choice.freeAdults,
    passengerSalutation: passenger.salutation ?? null,
    passengerName: firstName || lastName ? joinedName([firstName, lastName]) : null,
    passengerBirthDate: passenger.birthDate ?? null,
    identificationMedium: passenger.identificationMedium ?? null,
    startName: relation?.origin.text ?? null,
    endName: relation?.destination.text ?? null,
    viaText: relation?.via ?? null,
    zones: ticket.zones,
    priceLevelPrintText: ticket.priceLevelPrintText?.[language] ?? null,
    validityType: ticket.validityType,
    validFrom: ticket.validFrom,
    validTo: ticket.validTo,
    validBackTripFrom: null,
    priceInCents: ticket.priceCents,
    fullPriceInCents: ticket.fullPriceCents,
    vatInCents: ticket.vatCents,
    vatPermille: ticket.vatPermille,
    discountCode: ticket.discountCode,
    userData: ticket.userData,
    identificationMediums: ticket.identificationMediums,
    rides: ticket.rides,
    ridesLeft: ticket.rides - (issued?.ridesUsed ?? 0),
    rideMinutes: ticket.rides > 1 ? (rideMinutes?.(ticket) ?? null) : null,
    withdrawalApplies: ticket.withdrawalApplies,
    ...(ticket.withdrawalReason && { withdrawalReason: ticket.withdrawalReason[language] }),
    ...(untilGivenBack !== null && { giveBackUntil: untilGivenBack }),
    ...(untilHandedOver !== null && { handOverUntil: untilHandedOver }),
    ...(ticket.received && { isReceived: true }),
    ...(isLastHand(ticket) && { isLastHand: true }),
    ...(ticket.onPaper !== undefined && { onPaper: ticket.onPaper }),
    ...(ticket.choice.combination && { combination: ticket.choice.combination }),
    state: issued?.state ?? 'reserved',
    image: pictures?.get(ticket.ticketId) ?? null,
    childTickets: rides.map(ride => ({
      ticketId: ride.id,
      parentTicketGuid: ticket.ticketId,
      rides: ride.rides,
      validFrom: ride.validFrom,
      validTo: ride.validTo,
      image: pictures?.get(ride.id) ?? null,
    })),
    ...presentTopUp(ticket, topUps),
    ...presentEnforcement(ticket, paid),
  }
}

type PaymentView = PreparedOrder['payment']

function presentPayment({ attempt, refunds }: OrderFollowUp): PaymentView {
  const refundedInCents = refunds
    .filter(refund => refund.state === 'done')
    .reduce((sum, refund) => sum + refund.amountCents, 0)
  const waiting = refunds.some(refund => refund.state !== 'done')
  const returned = refunds.length > 0 ? (waiting ? 'refundPending' : 'refunded') : undefined
  const state = attempt?.state === 'created' ? 'unknown' : attempt?.state
  // A try that is still open says more than money of an earlier one that went back.
  const isOpenTry = attempt !== undefined && !isDecided(attempt.state)
  return {
    state: (isOpenTry ? state : (returned ?? state)) ?? 'none',
    methodId: attempt?.methodId ?? null,
    methodLabel: attempt?.methodLabel ?? null,
    reason: attempt?.reason ? toldReason(attempt.reason) : null,
    refundedInCents,
  }
}

/** It stands by what is shown at an inspection: whoever has nothing to show there is not told the word of the day. */
const wordOf = (order: Order, { codeWord, followUp }: Presentation): Partial<PreparedOrder> =>
  codeWord && order.paidOn && isPaid(order.state) && followUp.issued.some(({ state }) => state === 'issued')
    ? { codeWord: codeWord(order.paidOn) }
    : {}

/** An order as replies show it. Texts in the reader's language. */
export function presentOrder(order: Order, presentation: Presentation): PreparedOrder {
  const { language, followUp, notices = [] } = presentation
  const totals = totalsOf(order.tickets)
  const { attempt } = followUp
  const interrupted = ORDER_STATUS[order.state] === INTERRUPTED_PAYMENT.status
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    status: ORDER_STATUS[order.state],
    state: order.state,
    displayState: displayState(order.state),
    paymentType: interrupted ? INTERRUPTED_PAYMENT.paymentType : (attempt?.methodId ?? null),
    urlToVerification: interrupted ? (attempt?.redirectUrl ?? null) : null,
    tickets: order.tickets.map(ticket => presentTicket(ticket, presentation, isPaid(order.state))),
    currency: order.currency,
    totalBruttoInCents: totals.grossCents,
    totalGrossInCents: totals.grossCents,
    totalVatInCents: totals.vatCents,
    totalNetInCents: totals.netCents,
    vat: totals.vat.map(rate => ({
      permille: rate.permille,
      grossInCents: rate.grossCents,
      vatInCents: rate.vatCents,
    })),
    discountCode: order.discountCode,
    discountInCents: totals.discountCents,
    createdOn: order.createdOn,
    paidOn: order.paidOn,
    ...wordOf(order, presentation),
    expiresOn: order.expiresOn,
    email: order.buyer?.email ?? null,
    ...(order.buyer && { isBuyerNamed: order.buyer.firstName !== undefined }),
    invoiceNumber: order.invoiceNumber,
    payment: presentPayment(followUp),
    notices: notices.map(({ name, ...notice }) => ({ ...notice, ticketName: name[language] })),
  }
}

export const presentSummary = (overview: OrderOverview, language: Language): OrderSummary => ({
  orderId: overview.orderId,
  orderNumber: overview.orderNumber,
  status: ORDER_STATUS[overview.state],
  state: overview.state,
  displayState: displayState(overview.state),
  createdOn: overview.createdOn,
  currency: overview.currency,
  totalGrossInCents: overview.totalCents,
  hasTickets: overview.hasTickets,
  hasPaper: overview.hasPaper,
  methodLabel: overview.methodLabel,
  ticketNames: overview.ticketNames.map(name => name[language]),
})
