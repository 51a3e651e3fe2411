import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { messageOfTheDay } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

export type StoredMessage = typeof messageOfTheDay.$inferSelect
type NewMessage = typeof messageOfTheDay.$inferInsert

/** Messages of clients, those that are shown last first. */
export const messagesOf = (
  db: Statements,
  clientIds: readonly string[],
  { limit, offset }: Window,
): Promise<StoredMessage[]> =>
  db
    .select()
    .from(messageOfTheDay)
    .where(inArray(messageOfTheDay.clientId, [...clientIds]))
    .orderBy(desc(messageOfTheDay.shownTo), desc(messageOfTheDay.id))
    .limit(limit)
    .offset(offset)

const isOneOf = (clientIds: readonly string[], id: string) =>
  and(eq(messageOfTheDay.id, id), inArray(messageOfTheDay.clientId, [...clientIds]))

/** A message of one of these clients, which nobody else changes until the transaction ends. */
export async function lockMessage(
  tx: Transaction,
  clientIds: readonly string[],
  id: string,
): Promise<StoredMessage | undefined> {
  const [found] = await tx.select().from(messageOfTheDay).where(isOneOf(clientIds, id)).for('update')
  return found
}

export async function insertMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await tx.insert(messageOfTheDay).values(message)
}

export async function changeMessage(tx: Transaction, { id, clientId, ...changed }: StoredMessage): Promise<void> {
  await tx
    .update(messageOfTheDay)
    .set(changed)
    .where(isOneOf([clientId], id))
}

export async function removeMessage(tx: Transaction, { id, clientId }: StoredMessage): Promise<void> {
  await tx.delete(messageOfTheDay).where(isOneOf([clientId], id))
}
