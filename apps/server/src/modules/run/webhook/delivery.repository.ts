import type { Instant } from '@billett/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { claimDue } from '../../../db/claim-due.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { webhook, webhookDelivery } from '../../../db/schema/index.ts'

export type Delivery = typeof webhookDelivery.$inferSelect
export type Webhook = typeof webhook.$inferSelect

export async function insertDeliveries(
  tx: Transaction,
  deliveries: readonly (typeof webhookDelivery.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, webhookDelivery, [...deliveries])
}

/** Messages whose time has come, of each server the earliest event first; nobody else sends them for a minute. */
export async function claimDeliveries(db: Statements, now: Instant, limit: number): Promise<Delivery[]> {
  const { pollOn, isClaimed } = claimDue(db, webhookDelivery, now, limit)
  const claimed = await db.update(webhookDelivery).set({ pollOn }).where(isClaimed).returning()
  return claimed.toSorted((a, b) => (a.eventId < b.eventId ? -1 : 1))
}

export const webhooksById = (db: Statements, ids: readonly string[]): Promise<Webhook[]> =>
  db
    .select()
    .from(webhook)
    .where(inArray(webhook.id, [...ids]))

/** How a try ended; the tries there were before say that nobody else has made one meanwhile. */
export async function saveTry(
  db: Statements,
  { id, tries }: Delivery,
  tried: Pick<Delivery, 'state' | 'tries' | 'pollOn' | 'triedOn' | 'status' | 'trouble'>,
): Promise<void> {
  await db
    .update(webhookDelivery)
    .set(tried)
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.tries, tries)))
}
