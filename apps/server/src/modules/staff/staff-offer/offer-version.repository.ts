import type { Instant, SubscriptionConfiguration } from '@billett/domain'
import { and, desc, eq, max } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { subscriptionConfiguration as version } from '../../../db/schema/index.ts'
import { changeDraft, removeDraft } from '../../../db/version-drafts.ts'

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
  await holdName(tx, `offer ${clientId} ${key}`)
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

export const updateDraft = (tx: Transaction, id: string, written: Written): Promise<void> =>
  changeDraft(tx, version, id, written)

export const deleteDraft = (tx: Transaction, id: string): Promise<void> => removeDraft(tx, version, id)

/** Nobody orders it any more. */
export async function retire(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(version)
    .set({ state: 'retired' })
    .where(and(eq(version.id, id), eq(version.state, 'released')))
}
