import { canTake, type Order, type Receiver } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { lockIssued } from '../../ticket/fulfilment/index.ts'
import { type IssuedTicket, issuedOf, lockAnyOrder, readAnyOrder } from '../../ticket/order/index.ts'
import { readHandOver, type StoredHandOver } from './hand-over.repository.ts'
import { heldOf } from './held-ticket.ts'

function whoIs({ visitor }: Context, given: Order, taken: Order | undefined): Receiver {
  if (given.ownerId === visitor.id) return 'giver'
  return taken?.ownerId === visitor.id ? 'taker' : 'other'
}

interface Rows {
  /** The giver's. */
  order: Order | undefined
  issued: IssuedTicket | undefined
  offer: StoredHandOver
}

async function offeredOf(context: Context, db: Statements, { order, issued, offer }: Rows) {
  if (!order || !issued) return refuse('ticketLinkNotFound', 'secret')
  const { ticket, verdict } = heldOf(context.world, order, offer.ticketId, issued)
  const taken = offer.takenOrderId === null ? undefined : await readAnyOrder(db, offer.takenOrderId)
  const taking = canTake(offer, whoIs(context, order, taken), verdict, context.world.clock())
  if (!taking.ok) return refuse(taking.reason, 'secret')
  return { order, ticket, issued, offer, taken: taking.again ? taken : undefined }
}

/**
 * The ticket of an offer for whoever stands before its link, with their order (`taken`) where they have taken it
 * before; refuses what `canTake` does.
 */
export async function readOffered(context: Context, offer: StoredHandOver) {
  const { db } = context.world
  const order = await readAnyOrder(db, offer.orderId)
  const issued = (await issuedOf(db, offer.orderId)).find(({ id }) => id === offer.ticketId)
  return offeredOf(context, db, { order, issued, offer })
}

/**
 * The same, to be taken: the giver's order is held first, then the ticket, as whoever gives it back holds them, and the
 * offer is read after that. Of all who come at once, one is served.
 */
export async function lockOffered(context: Context, tx: Transaction, known: StoredHandOver) {
  const order = await lockAnyOrder(tx, known.orderId)
  const [issued] = await lockIssued(tx, known.orderId, [known.ticketId])
  const offer = await readHandOver(tx, known.id)
  return offeredOf(context, tx, { order, issued, offer: offer ?? refuse('ticketLinkNotFound', 'secret') })
}
