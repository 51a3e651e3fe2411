import type { Instant } from '@billett/domain'
import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { preparedInsert } from '../../../db/prepared-insert.ts'
import { issuedTicket, order as orders } from '../../../db/schema/index.ts'
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
  return owned?.orderId ?? undefined
}

/** Passes of contracts that were issued and not revoked, those that are over too. */
export const passesOf = (db: Statements, contractIds: readonly string[]): Promise<IssuedTicket[]> =>
  db
    .select()
    .from(issuedTicket)
    .where(and(inArray(issuedTicket.contractId, [...contractIds]), ne(issuedTicket.state, 'cancelled')))
    .orderBy(asc(issuedTicket.validFrom), asc(issuedTicket.id))

/** Those of an order with these ids, held until the transaction ends. */
export const lockIssued = (tx: Transaction, orderId: string, ids: readonly string[]): Promise<IssuedTicket[]> =>
  tx
    .select()
    .from(issuedTicket)
    .where(and(eq(issuedTicket.orderId, orderId), inArray(issuedTicket.id, ids)))
    .orderBy(issuedTicket.id)
    .for('update')

/** Nobody can travel on them any more, nor on rides that were taken from them. */
export async function cancelIssued(tx: Transaction, ids: readonly string[], cancelledOn: Instant): Promise<void> {
  const ended = or(inArray(issuedTicket.id, ids), inArray(issuedTicket.parentId, ids))
  await tx.update(issuedTicket).set({ state: 'cancelled', cancelledOn }).where(ended)
}

/** Another ticket takes its place for somebody else. */
export async function endHandedOver(tx: Transaction, id: string, handedOverOn: Instant): Promise<void> {
  await tx.update(issuedTicket).set({ state: 'handedOver', cancelledOn: handedOverOn }).where(eq(issuedTicket.id, id))
}

/**
 * A client's tickets whose barcodes would still be valid, had they not been cancelled or handed over; those that are
 * valid first come first.
 */
export const readCancelled = (
  db: Statements,
  clientId: string,
  { after, most }: { after: Instant; most: number },
): Promise<Pick<IssuedTicket, 'id' | 'validTo'>[]> =>
  db
    .select({ id: issuedTicket.id, validTo: issuedTicket.validTo })
    .from(issuedTicket)
    .leftJoin(orders, eq(orders.id, issuedTicket.orderId))
    .where(
      and(
        // In the words of the indexes' own conditions: as parameters they would not be used.
        sql`(${issuedTicket.state} = 'cancelled' or ${issuedTicket.state} = 'handedOver')`,
        gt(issuedTicket.validTo, after),
        isNotNull(issuedTicket.barcode),
        eq(sql`coalesce(${orders.clientId}, ${issuedTicket.clientId})`, clientId),
      ),
    )
    .orderBy(asc(issuedTicket.validFrom), asc(issuedTicket.id))
    .limit(most)

export async function saveRidesUsed(
  tx: Transaction,
  { id, ridesUsed, state }: Pick<IssuedTicket, 'id' | 'ridesUsed' | 'state'>,
): Promise<void> {
  await tx.update(issuedTicket).set({ ridesUsed, state }).where(eq(issuedTicket.id, id))
}
