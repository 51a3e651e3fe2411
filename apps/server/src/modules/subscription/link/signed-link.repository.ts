import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { signedLink } from '../../../db/schema/index.ts'

export type StoredLink = typeof signedLink.$inferSelect

const byHash = (clientId: string, hash: string) => and(eq(signedLink.clientId, clientId), eq(signedLink.hash, hash))

/** Of one client only. */
export async function linkByHash(db: Statements, clientId: string, hash: string): Promise<StoredLink | undefined> {
  const [link] = await db.select().from(signedLink).where(byHash(clientId, hash))
  return link
}

/** Of one client only. */
export async function linkById(db: Statements, clientId: string, id: string): Promise<StoredLink | undefined> {
  const [link] = await db
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.clientId, clientId), eq(signedLink.id, id)))
  return link
}

/** By which a contract's order was confirmed; undefined once it is forgotten. */
export async function confirmedBy(db: Statements, contractId: string): Promise<StoredLink | undefined> {
  const [link] = await db
    .select()
    .from(signedLink)
    .where(and(eq(signedLink.contractId, contractId), eq(signedLink.act, 'confirm'), isNotNull(signedLink.usedOn)))
    .orderBy(desc(signedLink.createdOn))
    .limit(1)
  return link
}

/** Of one client only, held until the transaction ends. */
export async function lockLink(tx: Transaction, clientId: string, hash: string): Promise<StoredLink | undefined> {
  const [link] = await tx.select().from(signedLink).where(byHash(clientId, hash)).for('update')
  return link
}

export async function insertLink(tx: Transaction, link: StoredLink): Promise<void> {
  await tx.insert(signedLink).values(link)
}

/** Links of a contract for an act that are good no more, as another was made. */
export async function endLinksFor(
  tx: Transaction,
  { contractId, act, usedOn }: Pick<StoredLink, 'contractId' | 'act'> & { usedOn: string },
): Promise<void> {
  await tx
    .update(signedLink)
    .set({ usedOn })
    .where(and(eq(signedLink.contractId, contractId), eq(signedLink.act, act), isNull(signedLink.usedOn)))
}

/**
 * Links by which somebody was asked for the account they pay by are good no more, as one was named. One that somebody
 * is using just now ends by itself.
 */
export async function endAccountLinks(tx: Transaction, payerId: string, usedOn: string): Promise<void> {
  const open = tx
    .select({ id: signedLink.id })
    .from(signedLink)
    .where(and(eq(signedLink.payerId, payerId), eq(signedLink.act, 'changeAccount'), isNull(signedLink.usedOn)))
    .for('update', { skipLocked: true })
  await tx.update(signedLink).set({ usedOn }).where(inArray(signedLink.id, open))
}

/** Notes that it was looked at. False where it was before. */
export async function noteOpened(tx: Transaction, id: string, openedOn: string): Promise<boolean> {
  const rows = await tx
    .update(signedLink)
    .set({ openedOn })
    .where(and(eq(signedLink.id, id), isNull(signedLink.openedOn)))
    .returning({ id: signedLink.id })
  return rows.length > 0
}

export async function endLink(tx: Transaction, id: string, usedOn: string): Promise<void> {
  await tx.update(signedLink).set({ usedOn }).where(eq(signedLink.id, id))
}
