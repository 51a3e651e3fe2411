import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { preparedInsert } from '../../db/prepared-insert.ts'
import { issuedTicket, order as orders } from '../../db/schema/index.ts'
import type { IssuedTicket, ownerOf } from '../order/index.ts'

const insertRows = preparedInsert(issuedTicket, (db, rows) =>
  db.insert(issuedTicket).values(rows).prepare(`insertTickets${rows.length}`),
)

/** Gives them as they are stored. */
export async function insertTickets(tx: Transaction, tickets: IssuedTicket[]): Promise<IssuedTicket[]> {
  if (tickets.length > 0) await insertRows(tx, tickets)
  return tickets
}

export async function readTicket(tx: Transaction, id: string): Promise<IssuedTicket | undefined> {
  const [ticket] = await tx.select().from(issuedTicket).where(eq(issuedTicket.id, id))
  return ticket
}

/** The order that the owner's ticket belongs to; undefined for a stranger's as for none. */
export async function orderOfTicket(
  tx: Transaction,
  id: string,
  { ownerId, clientId }: ReturnType<typeof ownerOf>,
): Promise<string | undefined> {
  const [owned] = await tx
    .select({ orderId: issuedTicket.orderId })
    .from(issuedTicket)
    .innerJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(and(eq(issuedTicket.id, id), eq(orders.ownerId, ownerId), eq(orders.clientId, clientId)))
  return owned?.orderId
}

export async function saveRidesUsed(
  tx: Transaction,
  { id, ridesUsed, state }: Pick<IssuedTicket, 'id' | 'ridesUsed' | 'state'>,
): Promise<void> {
  await tx.update(issuedTicket).set({ ridesUsed, state }).where(eq(issuedTicket.id, id))
}
