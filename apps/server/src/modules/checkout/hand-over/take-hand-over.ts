import type { takeHandOver as call, InputOf } from '@billett/contract'
import type { Order } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { guestToken } from '../../../call/visitor/guest-token.ts'
import { isWithoutAccount } from '../../../call/visitor/visitor.ts'
import type { Transaction } from '../../../db/database.ts'
import { book, sale } from '../../books/ledger/index.ts'
import { buyerOf } from '../../people/account/index.ts'
import { announce } from '../../run/webhook/index.ts'
import { endHandedOver, insertTickets, issueTicket } from '../../ticket/fulfilment/index.ts'
import { insertOrder } from '../../ticket/order/index.ts'
import { walletsToTell } from '../../ticket/wallet/index.ts'
import { type StoredHandOver, saveTaken } from './hand-over.repository.ts'
import { knownHandOver } from './known-hand-over.ts'
import { mayMailBoth } from './may-mail-both.ts'
import { lockOffered } from './offered-ticket.ts'
import { receivedOrder } from './received-order.ts'

/** Where the ticket is mailed to: what a guest says, or what the account has. */
const emailOf = async (context: Context, given: string | undefined): Promise<string> =>
  isWithoutAccount(context.visitor) ? (given ?? refuse('required', 'email')) : (await buyerOf(context)).email

/**
 * Gives the caller the ticket of a link: the giver's ends, and another takes its place with a number and a barcode of
 * its own. Asked again by whoever has taken it, it is answered with what they have.
 */
export async function takeHandOver(
  context: Context,
  { secret, email }: InputOf<typeof call>['body'],
): Promise<{ order: Order; token?: string }> {
  const { world, visitor } = context
  // A public call: nothing before it asks whether staff are in a customer's place.
  if (visitor.takenOverBy !== null) refuse('ownerOnly')
  const known = await knownHandOver(context, secret)
  const isNew = visitor.kind === 'anonymous'
  const receiver: Context = isNew ? { ...context, visitor: { ...visitor, kind: 'guest', id: world.newId() } } : context
  const order = await world.db.transaction(tx => take(receiver, tx, known, email))
  return isNew ? { order, token: await guestToken(world, receiver.visitor.id) } : { order }
}

/** What partners are told: which ticket is void, and which one is valid instead. */
const newsOf = ({ orderId, orderNumber }: Order, ticketId: string, taken: Order) => ({
  orderId,
  orderNumber,
  ticketId,
  takenOrderId: taken.orderId,
  takenOrderNumber: taken.orderNumber,
  takenTicketId: taken.tickets[0]?.ticketId ?? '',
})

async function take(
  context: Context,
  tx: Transaction,
  known: StoredHandOver,
  email: string | undefined,
): Promise<Order> {
  const { world } = context
  const { order: given, ticket, issued, offer, taken } = await lockOffered(context, tx, known)
  if (taken) return taken
  const takenOn = world.clock()
  const drawn = receivedOrder(context, given, ticket, await emailOf(context, email))
  const mayMail = await mayMailBoth(context, tx, { given, drawn })
  if (!mayMail.receiver) refuse('tooManyFreeOrders', 'email')
  const order = await insertOrder(tx, drawn, world.newId)
  const { orderId, clientId, tickets } = order
  const ledgerEntryId = world.newRowId()
  // A sale of nothing: every ticket of an order hangs on an entry of the books, and sums stay as they are.
  await book(tx, sale({ id: ledgerEntryId, orderId, amountCents: 0, bookedOn: takenOn }))
  const [received] = await insertTickets(
    tx,
    tickets.map(one => issueTicket(world, order, one, { ledgerEntryId, issuedOn: takenOn })),
  )
  if (!received) throw new Error(`order ${orderId} has no ticket to be taken`)
  await endHandedOver(tx, issued.id, takenOn)
  await saveTaken(tx, offer.id, { takenOn, takenOrderId: orderId, takenTicketId: received.id })
  await walletsToTell(world, tx, [issued.id])
  await announce(tx, { clientId, event: 'ticketHandedOver', data: newsOf(given, issued.id, order), on: takenOn })
  await world.jobs.send(tx, 'sendOrderMail', { clientId, orderId, again: null })
  if (mayMail.giver) await world.jobs.send(tx, 'sendHandOverMail', { clientId, handOverId: offer.id })
  return order
}
