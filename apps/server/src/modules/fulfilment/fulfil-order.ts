import type { Order } from '@billett/domain'
import { Refused } from '../../call/refused.ts'
import type { Transaction } from '../../db/database.ts'
import { issuedTicket } from '../../db/schema/index.ts'
import type { World } from '../../world.ts'
import { lockAnyOrder, saveOrder } from '../order/index.ts'
import { saleEntryOf } from '../payment/index.ts'
import { bookSales } from './book-sales.ts'
import { nextInvoiceNumber } from './invoice-number.ts'
import { issueTicket } from './issue-ticket.ts'
import { takeRides } from './validate-rides.ts'

/** Makes the tickets of a paid order and has them mailed. Doing it again does nothing; without the ledger's entry there are no tickets. */
export async function fulfilOrder(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    if (order?.state !== 'paid') return
    const issuedOn = world.clock()
    const ledgerEntryId = await saleEntryOf(tx, orderId)
    const tickets = order.tickets.map(ticket => issueTicket(world, order, ticket, { ledgerEntryId, issuedOn }))
    const issued = await tx.insert(issuedTicket).values(tickets).returning()
    await validateFirstRides(world, tx, order, issued)
    await bookSales(tx, order, world.newId, issuedOn)
    const invoiceNumber = await nextInvoiceNumber(tx, order.clientId, issuedOn)
    await saveOrder(tx, { ...order, state: 'completed', invoiceNumber })
    await world.jobs.send(tx, 'sendOrderMail', { orderId, again: null })
  })
}

/** As wished when the order was placed. A wish that cannot be met does not hold the tickets back: the rides are still on them. */
async function validateFirstRides(
  world: World,
  tx: Transaction,
  order: Order,
  issued: (typeof issuedTicket.$inferSelect)[],
): Promise<void> {
  if (!order.validateFirst) return
  const { amountValidating, dateValid } = order.validateFirst
  for (const parent of issued.filter(ticket => ticket.rides > 1)) {
    try {
      await takeRides(world, tx, order, { parent, amount: amountValidating, dateValid })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      world.log.warn({ orderId: order.orderId, reason: error.message }, 'first rides could not be validated')
    }
  }
}
