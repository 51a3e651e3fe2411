import type { DeliveryState, Instant } from '@billett/domain'
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { webhook, webhookDelivery } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export type StoredWebhook = typeof webhook.$inferSelect
export type StoredDelivery = typeof webhookDelivery.$inferSelect

/** How many messages to a server are in a state. */
export interface Undelivered {
  webhookId: string
  state: DeliveryState
  number: number
}

/** Servers that are told of these clients, by name. */
export const webhooksOf = (
  db: Statements,
  clientIds: readonly string[],
  { limit, offset }: Window,
): Promise<StoredWebhook[]> =>
  db
    .select()
    .from(webhook)
    .where(inArray(webhook.clientId, [...clientIds]))
    .orderBy(asc(webhook.name), asc(webhook.id))
    .limit(limit)
    .offset(offset)

/** What has not arrived at some servers, counted. */
export const undeliveredTo = (db: Statements, ids: readonly string[]): Promise<Undelivered[]> =>
  db
    .select({ webhookId: webhookDelivery.webhookId, state: webhookDelivery.state, number: count() })
    .from(webhookDelivery)
    .where(and(inArray(webhookDelivery.webhookId, [...ids]), ne(webhookDelivery.state, 'delivered')))
    .groupBy(webhookDelivery.webhookId, webhookDelivery.state)

const isOneOf = (clientIds: readonly string[], id: string) =>
  and(eq(webhook.id, id), inArray(webhook.clientId, [...clientIds]))

export async function findWebhook(
  db: Statements,
  clientIds: readonly string[],
  id: string,
): Promise<StoredWebhook | undefined> {
  const [found] = await db.select().from(webhook).where(isOneOf(clientIds, id))
  return found
}

/** One that is told of these clients, which nobody else changes until the transaction ends. */
export async function lockWebhook(
  tx: Transaction,
  clientIds: readonly string[],
  id: string,
): Promise<StoredWebhook | undefined> {
  const [found] = await tx.select().from(webhook).where(isOneOf(clientIds, id)).for('update')
  return found
}

export async function insertWebhook(tx: Transaction, created: StoredWebhook): Promise<void> {
  await tx.insert(webhook).values(created)
}

export async function changeWebhook(tx: Transaction, { id, clientId, ...changed }: StoredWebhook): Promise<void> {
  await tx
    .update(webhook)
    .set(changed)
    .where(isOneOf([clientId], id))
}

export async function removeWebhook(tx: Transaction, { id, clientId }: StoredWebhook): Promise<void> {
  await tx.delete(webhook).where(isOneOf([clientId], id))
}

/** What a server was told, the latest first. */
export const deliveriesTo = (
  db: Statements,
  webhookId: string,
  state: DeliveryState | undefined,
  { limit, offset }: Window,
): Promise<StoredDelivery[]> =>
  db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), state && eq(webhookDelivery.state, state)))
    .orderBy(desc(webhookDelivery.occurredOn), desc(webhookDelivery.id))
    .limit(limit)
    .offset(offset)

/** Has a message sent at once and tried anew, and gives it as it is stored then. */
export async function sendAgain(
  tx: Transaction,
  webhookId: string,
  id: string,
  now: Instant,
): Promise<StoredDelivery | undefined> {
  const [again] = await tx
    .update(webhookDelivery)
    .set({ state: 'waiting', tries: 0, pollOn: now })
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.webhookId, webhookId)))
    .returning()
  return again
}
