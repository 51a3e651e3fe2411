import type { ViewedList } from '@billett/domain'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { defaultView, savedView } from '../../../db/schema/index.ts'

export type StoredView = typeof savedView.$inferSelect

/** Who looks, and for which company. */
export interface Reader {
  clientId: string
  accountId: string
}

/** What somebody has saved, or a colleague for everybody. */
const seenBy = ({ clientId, accountId }: Reader) =>
  and(eq(savedView.clientId, clientId), or(eq(savedView.ownerId, accountId), eq(savedView.isShared, true)))

/** The views of a list that somebody sees, by name, and which of them the list begins with. */
export const viewsOf = (db: Statements, reader: Reader, list: ViewedList) =>
  db
    .select({ view: savedView, isDefault: sql<boolean>`${defaultView.viewId} is not null` })
    .from(savedView)
    .leftJoin(defaultView, and(eq(defaultView.viewId, savedView.id), eq(defaultView.accountId, reader.accountId)))
    .where(and(seenBy(reader), eq(savedView.list, list)))
    .orderBy(asc(sql`lower(${savedView.name})`), asc(savedView.id))

/** A view that somebody sees, which nobody else changes until the transaction ends. */
export async function lockView(tx: Transaction, reader: Reader, id: string): Promise<StoredView | undefined> {
  const [found] = await tx
    .select()
    .from(savedView)
    .where(and(seenBy(reader), eq(savedView.id, id)))
    .for('update')
  return found
}

export async function insertView(tx: Transaction, view: StoredView): Promise<void> {
  await tx.insert(savedView).values(view)
}

export async function changeView(tx: Transaction, { id, ...changed }: StoredView): Promise<void> {
  await tx.update(savedView).set(changed).where(eq(savedView.id, id))
}

export async function removeView(tx: Transaction, { id }: StoredView): Promise<void> {
  await tx.delete(savedView).where(eq(savedView.id, id))
}

/** Whether a list begins with a view for somebody. */
export async function isDefaultOf(db: Statements, { accountId }: Reader, { id }: StoredView): Promise<boolean> {
  const rows = await db
    .select()
    .from(defaultView)
    .where(and(eq(defaultView.accountId, accountId), eq(defaultView.viewId, id)))
  return rows.length > 0
}

export async function beginWith(tx: Transaction, { accountId }: Reader, { id: viewId, list }: StoredView) {
  await tx
    .insert(defaultView)
    .values({ accountId, list, viewId })
    .onConflictDoUpdate({ target: [defaultView.accountId, defaultView.list], set: { viewId } })
}

export async function beginWithout(tx: Transaction, { accountId }: Reader, { id }: StoredView): Promise<void> {
  await tx.delete(defaultView).where(and(eq(defaultView.accountId, accountId), eq(defaultView.viewId, id)))
}
