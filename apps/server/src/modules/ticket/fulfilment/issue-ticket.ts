import {
  type BarcodeEdition,
  COMMON_EDITION,
  type Instant,
  type IssueFacts,
  type Order,
  type Ticket,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { factsOf, type IssuedTicket } from '../order/index.ts'
import { barcodeContent } from './barcode-content.ts'

interface Issue {
  /** Null only where it cost nothing, by subscription. */
  ledgerEntryId: string | null
  issuedOn: Instant
}

/** What is known of a pass only. */
const OF_AN_ORDER = { contractId: null, claimId: null, clientId: null, ownerId: null, issueFacts: null }

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
  const content = barcodeContent(factsOf(order), ticket, { ticketId, validity, times: 1, issuedAt: issuedOn, timeZone })
  return {
    id: ticketId,
    orderId: order.orderId,
    ...OF_AN_ORDER,
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
    cancelledOn: null,
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
  const content = barcodeContent(factsOf(order), parent, {
    ticketId: id,
    validity,
    times: amount,
    issuedAt: issuedOn,
    timeZone,
  })
  return {
    id,
    orderId: order.orderId,
    ...OF_AN_ORDER,
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
    cancelledOn: null,
  }
}

interface PassOfPeriod extends Pick<IssuedTicket, 'claimId' | 'clientId' | 'contractId' | 'ownerId'> {
  facts: IssueFacts
  ledgerEntryId: string | null
  issuedOn: Instant
}

/** The pass of a period of a contract, good for as long as its ticket says. */
export function issuePass(world: World, ticket: Ticket, pass: PassOfPeriod): IssuedTicket {
  const { facts, issuedOn, ...of } = pass
  const { ticketId, validFrom, validTo } = ticket
  const { timeZone } = world.regions.current()
  const validity = { from: validFrom, until: validTo }
  const content = barcodeContent(facts, ticket, { ticketId, validity, times: 1, issuedAt: issuedOn, timeZone })
  return {
    ...of,
    id: ticketId,
    orderId: null,
    parentId: null,
    issueFacts: facts,
    content: ticket,
    barcode: world.barcode.sign(content, editionOf(world)),
    state: 'issued',
    validFrom,
    validTo,
    rides: 1,
    ridesUsed: 0,
    issuedOn,
    cancelledOn: null,
  }
}
