import type { Instant, SubscriptionConfiguration } from '@billett/domain'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { subscriptionConfiguration as version } from '../../../db/schema/index.ts'

export type StoredOffer = typeof version.$inferSelect

/** All versions of what these clients offer, in the order of the shop; the latest of each first. */
export const offersOf = (db: Statements, clientId: string): Promise<StoredOffer[]> =>
  db
    .select()
    .from(version)
    .where(eq(version.clientId, clientId))
    .orderBy(version.position, version.key, desc(version.version))

/** All versions of one, the latest first. */
export const versionsOf = (db: Statements, clientId: string, key: string): Promise<StoredOffer[]> =>
  db
    .select()
    .from(version)
    .where(and(eq(version.clientId, clientId), eq(version.key, key)))
    .orderBy(desc(version.version))

/** The same, held until the transaction ends: also where there is none yet. */
export async function lockVersions(tx: Transaction, clientId: string, key: string): Promise<StoredOffer[]> {
  const name = `offer ${clientId} ${key}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  return versionsOf(tx, clientId, key)
}

/** Where the next one stands that a client offers. */
export async function nextPosition(db: Statements, clientId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(version.position) })
    .from(version)
    .where(eq(version.clientId, clientId))
  return (row?.last ?? -1) + 1
}

export async function insertDraft(tx: Transaction, draft: StoredOffer): Promise<void> {
  await tx.insert(version).values(draft)
}

interface Written {
  configuration: SubscriptionConfiguration
  editedBy: string
  editedOn: Instant
}

const draftOf = (id: string) => and(eq(version.id, id), eq(version.state, 'draft'))

/** Of a draft alone: what was once on offer never changes. */
export async function updateDraft(tx: Transaction, id: string, written: Written): Promise<void> {
  await tx.update(version).set(written).where(draftOf(id))
}

export async function deleteDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(version).where(draftOf(id))
}

/** Nobody orders it any more. */
export async function retire(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(version)
    .set({ state: 'retired' })
    .where(and(eq(version.id, id), eq(version.state, 'released')))
}
