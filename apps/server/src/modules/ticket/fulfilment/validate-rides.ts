import { type Order, type Ticket, validateRides, wallClockText } from '@billett/domain'
import { accepted } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { ridesValidity } from '../../travel/tariff/index.ts'
import type { IssuedTicket } from '../order/index.ts'
import { walletsToTell } from '../wallet/index.ts'
import { issueRides } from './issue-ticket.ts'
import { insertTickets, saveRidesUsed } from './issued-ticket.repository.ts'

interface Validation {
  /** Of the ticket that is made of the rides. */
  id: string
  parent: IssuedTicket
  amount: number
  /** Wall clock of the region, or an instant. */
  dateValid: string
}

/** Takes rides from a multi-ride ticket whose row is locked. Refuses more than are left. */
export async function takeRides(
  world: World,
  tx: Transaction,
  order: Order,
  { id, parent, amount, dateValid }: Validation,
): Promise<void> {
  const ticket: Ticket = parent.content
  const { left } = accepted(validateRides(parent.rides, parent.ridesUsed, amount))
  const [now, region] = [world.clock(), world.regions.current()]
  const { validFrom, validTo } = accepted(ridesValidity(region, ticket, wallClockText(dateValid, region.timeZone), now))
  const validity = { from: validFrom, until: validTo }
  const { ledgerEntryId } = parent
  await insertTickets(tx, [issueRides(world, order, ticket, { id, amount, validity, ledgerEntryId, issuedOn: now })])
  const state = left === 0 ? 'used' : 'toValidate'
  await saveRidesUsed(tx, { id: parent.id, ridesUsed: parent.ridesUsed + amount, state })
  await walletsToTell(world, tx, [parent.id])
}
