import { type Order, type Ticket, validateRides } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { accepted } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { issuedTicket } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { ridesValidity } from '../tariff/index.ts'
import { issueRides } from './issue-ticket.ts'

interface Validation {
  parent: typeof issuedTicket.$inferSelect
  amount: number
  /** Wall clock of the region. */
  dateValid: string
}

/** Takes rides from a multi-ride ticket whose row is locked. Refuses more than are left. */
export async function takeRides(
  world: World,
  tx: Transaction,
  order: Order,
  { parent, amount, dateValid }: Validation,
): Promise<void> {
  const ticket: Ticket = parent.content
  const { left } = accepted(validateRides(parent.rides, parent.ridesUsed, amount))
  const now = world.clock()
  const { validFrom, validTo } = accepted(ridesValidity(world.regions.current(), ticket, dateValid, now))
  const validity = { from: validFrom, until: validTo }
  const { ledgerEntryId } = parent
  await tx
    .insert(issuedTicket)
    .values(issueRides(world, order, ticket, { amount, validity, ledgerEntryId, issuedOn: now }))
  await tx
    .update(issuedTicket)
    .set({ ridesUsed: parent.ridesUsed + amount, state: left === 0 ? 'used' : 'toValidate' })
    .where(eq(issuedTicket.id, parent.id))
}
