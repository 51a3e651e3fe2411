import type { StaffOrder, StaffOrderDetail } from '@billett/contract'
import {
  type Buyer,
  CANCEL_REASONS,
  handOverState,
  type Instant,
  type Language,
  maskedEmail,
  maskedText,
  type OrderTrouble,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { settleUpPurpose } from '../../pay/payment/index.ts'
import { clientName } from '../listing/index.ts'
import type { OrderDetail } from './order-detail.queries.ts'
import { presentBookings } from './staff-booking.present.ts'
import { presentRefund } from './staff-refund.present.ts'

interface Reading {
  language: Language
  tags: readonly string[]
  /** Whether the reader may see personal details in full. */
  isFull: boolean
  troubles: readonly OrderTrouble[]
}

function presentBuyer(buyer: Buyer, isFull: boolean): NonNullable<StaffOrderDetail['buyer']> {
  const shown = isFull ? (text: string) => text : maskedText
  const { firstName = '', lastName = '', address } = buyer
  return {
    firstName: shown(firstName),
    lastName: shown(lastName),
    street: shown(address?.street ?? ''),
    houseNumber: shown(address?.houseNumber ?? ''),
    postCode: shown(address?.postCode ?? ''),
    city: shown(address?.city ?? ''),
    country: address?.country ?? null,
    additional: shown(address?.additional ?? ''),
  }
}

function presentHead(
  world: Pick<World, 'clients'>,
  detail: OrderDetail,
  { language, isFull, troubles, tags }: Reading,
): StaffOrder {
  const { order, attempts } = detail
  const email = order.buyer?.email ?? null
  const latest = attempts.at(-1)
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    date: order.createdOn,
    clientId: order.clientId,
    client: clientName(world, order.clientId),
    state: order.state,
    troubles: [...troubles],
    email: email === null || isFull ? email : maskedEmail(email),
    isMasked: !isFull,
    paymentMethod: latest?.methodLabel ?? null,
    paymentType: latest?.methodId ?? null,
    amountInCent: order.totalCents,
    currency: order.currency,
    userId: order.ownerId,
    invoiceNumber: order.invoiceNumber,
    paidOn: order.paidOn,
    ticketNames: order.tickets.map(({ name }) => name[language]),
    tags: [...tags],
  }
}

function presentTickets({ order, issued }: OrderDetail, language: Language): StaffOrderDetail['tickets'] {
  return order.tickets.map(ticket => ({
    ticketId: ticket.ticketId,
    ticketName: ticket.name[language],
    priceInCents: ticket.priceCents,
    startName: ticket.relation?.origin.text ?? null,
    endName: ticket.relation?.destination.text ?? null,
    viaText: ticket.relation?.via ?? null,
    validFrom: ticket.validFrom,
    validTo: ticket.validTo,
    state: issued.find(({ id }) => id === ticket.ticketId)?.state ?? 'reserved',
  }))
}

/** From where its tickets came and where they went. */
const presentHandOvers = ({ order, handOvers }: OrderDetail, now: Instant): StaffOrderDetail['handOvers'] =>
  handOvers.map(({ handOver, otherNumber }) => {
    const isGiven = handOver.orderId === order.id
    return {
      direction: isGiven ? 'given' : 'received',
      state: handOverState(handOver, now),
      offeredOn: handOver.offeredOn,
      expiresOn: handOver.expiresOn,
      takenOn: handOver.takenOn,
      otherOrderId: isGiven ? handOver.takenOrderId : handOver.orderId,
      otherOrderNumber: otherNumber,
    }
  })

/** `capture:9c2…` -> `capture` */
const wordOf = (key: string): string => key.split(':')[0] ?? key

/** A try at paying. */
export const presentAttempt = ({
  amountCents,
  pollOn,
  ...attempt
}: OrderDetail['attempts'][number]): StaffOrderDetail['attempts'][number] => ({
  ...attempt,
  amountInCent: amountCents,
  askedAgainOn: pollOn,
})

const presentPurpose = ({ clients }: Pick<World, 'clients'>, { order, attempts }: OrderDetail): string | null =>
  attempts.length > 0 && clients.served.includes(order.clientId)
    ? settleUpPurpose(clients.current(order.clientId).config.texts.nameShort, order)
    : null

/** Everything about an order; who bought it is hidden from whoever may not see personal details. */
export const presentDetail = (
  world: Pick<World, 'clients' | 'clock'>,
  detail: OrderDetail,
  reading: Reading,
): StaffOrderDetail => ({
  ...presentHead(world, detail, reading),
  buyer: detail.order.buyer && presentBuyer(detail.order.buyer, reading.isFull),
  account: detail.account ?? null,
  comment: reading.isFull ? (detail.cancelling?.said ?? null) : null,
  cancelReason: CANCEL_REASONS.find(known => known === detail.cancelling?.reason) ?? null,
  internalError: detail.failedJob ? { ...detail.failedJob, trouble: detail.failedJob.trouble ?? 'unexpected' } : null,
  settleUpPurpose: presentPurpose(world, detail),
  externalReference:
    (detail.attempts.find(({ state }) => state === 'paid') ?? detail.attempts.at(-1))?.reference ?? null,
  tickets: presentTickets(detail, reading.language),
  bookings: presentBookings(detail, reading.isFull),
  attempts: detail.attempts.map(presentAttempt),
  refunds: detail.refunds.map(presentRefund),
  movements: detail.movements.map(({ key, amountCents, ...entry }) => ({
    ...entry,
    kind: wordOf(key),
    amountInCent: amountCents,
  })),
  handOvers: presentHandOvers(detail, world.clock()),
  mails: detail.mails.map(({ key, sentOn }) => ({ kind: wordOf(key), sentOn })),
})
