import { type BarcodeEdition, COMMON_EDITION, type Instant, type Order, type Ticket } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { IssuedTicket } from '../order/index.ts'
import { barcodeContent } from './barcode-content.ts'

interface Issue {
  ledgerEntryId: string
  issuedOn: Instant
}

const editionOf = ({ client }: World): BarcodeEdition => client.config.settings.barcodeEdition ?? COMMON_EDITION

/**
 * A ticket that can be shown at once; a multi-ride ticket first has to have rides validated, and has no barcode of its
 * own.
 */
export function issueTicket(
  world: World,
  order: Order,
  ticket: Ticket,
  { ledgerEntryId, issuedOn }: Issue,
): IssuedTicket {
  const { ticketId, rides, validFrom, validTo } = ticket
  const needsValidation = rides > 1
  const validity = { from: validFrom, until: validTo }
  const { timeZone } = world.regions.current()
  const content = barcodeContent(order, ticket, { ticketId, validity, times: 1, issuedAt: issuedOn, timeZone })
  return {
    id: ticketId,
    orderId: order.orderId,
    ledgerEntryId,
    parentId: null,
    content: ticket,
    barcode: needsValidation ? null : world.barcode.sign(content, editionOf(world)),
    state: needsValidation ? 'toValidate' : 'issued',
    validFrom,
    validTo,
    rides,
    ridesUsed: 0,
    issuedOn,
  }
}

interface Rides extends Issue {
  id: string
  amount: number
  validity: { from: Instant; until: Instant }
}

/** Rides taken from a multi-ride ticket, valid from their validation on. */
export function issueRides(world: World, order: Order, parent: Ticket, rides: Rides): IssuedTicket {
  const { id, amount, validity, ledgerEntryId, issuedOn } = rides
  const { timeZone } = world.regions.current()
  const content = barcodeContent(order, parent, { ticketId: id, validity, times: amount, issuedAt: issuedOn, timeZone })
  return {
    id,
    orderId: order.orderId,
    ledgerEntryId,
    parentId: parent.ticketId,
    content: parent,
    barcode: world.barcode.sign(content, editionOf(world)),
    state: 'issued',
    validFrom: validity.from,
    validTo: validity.until,
    rides: amount,
    ridesUsed: 0,
    issuedOn,
  }
}
