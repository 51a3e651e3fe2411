import { moved, type Order } from '@billett/domain'
import { accepted, Refused } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { World } from '../../../world.ts'
import { requestTopUps } from '../../books/prepaid/index.ts'
import { announce } from '../../run/webhook/index.ts'
import { payCases } from '../enforcement-case/index.ts'
import { type IssuedTicket, orderNews, saveProgress } from '../order/index.ts'
import { bookSales } from './book-sales.ts'
import { nextInvoiceNumber } from './invoice-number.ts'
import { issueTicket } from './issue-ticket.ts'
import { insertTickets } from './issued-ticket.repository.ts'
import { takeRides } from './validate-rides.ts'

/**
 * Makes the tickets of an order that has just become paid, in the transaction that says so, and has them mailed; an
 * application that waited for the money goes on. The order must be locked; `ledgerEntryId` is the sale that pays
 * for them.
 */
export async function makeTickets(world: World, tx: Transaction, paid: Order, ledgerEntryId: string): Promise<Order> {
  const { orderId, clientId } = paid
  const completed = accepted(moved(paid, 'completed')).order
  const issuedOn = world.clock()
  const tickets = paid.tickets
    .filter(({ topUp, firstPayment, enforcement }) => !topUp && !firstPayment && !enforcement)
    .map(ticket => issueTicket(world, paid, ticket, { ledgerEntryId, issuedOn }))
  const [issued, , , invoiceNumber] = await together(
    insertTickets(tx, tickets),
    bookSales(tx, paid, world.newRowId, issuedOn),
    world.jobs.send(tx, 'sendOrderMail', { clientId, orderId, again: null }),
    // Last, because everybody who is served waits for the counter from here on.
    nextInvoiceNumber(tx, clientId, issuedOn),
  )
  await requestTopUps(world, tx, paid, { ledgerEntryId, createdOn: issuedOn })
  await payCases(tx, paid, issuedOn)
  for (const { firstPayment } of paid.tickets)
    if (firstPayment) await world.jobs.send(tx, 'proceedApplication', { clientId, ...firstPayment })
  await validateFirstRides(world, tx, paid, issued)
  const fulfilled: Order = { ...completed, invoiceNumber }
  await saveProgress(tx, fulfilled)
  await announce(tx, { clientId, event: 'orderFulfilled', data: orderNews(fulfilled), on: issuedOn })
  return fulfilled
}

/**
 * As wished when the order was placed. A wish that cannot be met does not hold the tickets back: the rides are still on
 * them.
 */
async function validateFirstRides(world: World, tx: Transaction, order: Order, issued: IssuedTicket[]): Promise<void> {
  if (!order.validateFirst) return
  const { amountValidating, dateValid } = order.validateFirst
  for (const parent of issued.filter(ticket => ticket.rides > 1)) {
    try {
      await takeRides(world, tx, order, { id: world.newId(), parent, amount: amountValidating, dateValid })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      world.log.warn({ orderId: order.orderId, reason: error.message }, 'first rides could not be validated')
    }
  }
}
