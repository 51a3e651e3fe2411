import type { Instant, Order, Ticket } from '@billett/domain'
import type { World } from '../../world.ts'
import { barcodeContent } from './barcode-content.ts'
import type { NewTicket } from './issued-ticket.repository.ts'

interface Issue {
  ledgerEntryId: string
  issuedOn: Instant
}

/** A ticket that can be shown at once; a multi-ride ticket first has to have rides validated, and has no barcode of its own. */
export function issueTicket(world: World, order: Order, ticket: Ticket, { ledgerEntryId, issuedOn }: Issue): NewTicket {
  const { ticketId, rides, validFrom, validTo } = ticket
  const needsValidation = rides > 1
  const validity = { from: validFrom, until: validTo }
  const { timeZone } = world.regions.current()
  const content = barcodeContent(order, ticket, { ticketId, validity, times: 1, issuedAt: issuedOn, timeZone })
  return {
    id: ticketId,
    orderId: order.orderId,
    ledgerEntryId,
    content: ticket,
    barcode: needsValidation ? null : world.barcode.sign(content),
    state: needsValidation ? 'toValidate' : 'issued',
    validFrom,
    validTo,
    rides,
    issuedOn,
  }
}

interface Rides extends Issue {
  amount: number
  validity: { from: Instant; until: Instant }
}

/** Rides taken from a multi-ride ticket, valid from their validation on. */
export function issueRides(world: World, order: Order, parent: Ticket, rides: Rides): NewTicket {
  const { amount, validity, ledgerEntryId, issuedOn } = rides
  const id = world.newId()
  const { timeZone } = world.regions.current()
  const content = barcodeContent(order, parent, { ticketId: id, validity, times: amount, issuedAt: issuedOn, timeZone })
  return {
    id,
    orderId: order.orderId,
    ledgerEntryId,
    parentId: parent.ticketId,
    content: parent,
    barcode: world.barcode.sign(content),
    state: 'issued',
    validFrom: validity.from,
    validTo: validity.until,
    rides: amount,
    issuedOn,
  }
}
