import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isTaken } from '../../../db/is-taken.ts'
import { bankMessage, bankMessageContent } from '../../../db/schema/index.ts'

export type StoredMessage = typeof bankMessage.$inferSelect

export async function insertMessage(db: Statements, row: typeof bankMessage.$inferInsert): Promise<void> {
  await db.insert(bankMessage).values(row)
}

export async function insertPart(db: Statements, messageId: string, part: number, bytes: Uint8Array): Promise<void> {
  await db.insert(bankMessageContent).values({ messageId, part, bytes })
}

/** What a message is, when all of it has come. False where the very same bytes came before: it is gone then. */
export async function closeMessage(
  db: Statements,
  id: string,
  change: Pick<StoredMessage, 'sha256' | 'size' | 'state' | 'reason' | 'endedOn'>,
): Promise<boolean> {
  try {
    await db.update(bankMessage).set(change).where(eq(bankMessage.id, id))
    return true
  } catch (error) {
    if (!isTaken(error, 'bank_message_once')) throw error
    await dropMessage(db, id)
    return false
  }
}

/** Something of which not all has come. */
export async function dropMessage(db: Statements, id: string): Promise<void> {
  await db.delete(bankMessage).where(and(eq(bankMessage.id, id), eq(bankMessage.state, 'coming')))
}

export async function dropContent(db: Statements, messageId: string): Promise<void> {
  await db.delete(bankMessageContent).where(eq(bankMessageContent.messageId, messageId))
}

export async function messageBySha(
  db: Statements,
  clientId: string,
  sha256: string,
): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(bankMessage)
    .where(and(eq(bankMessage.clientId, clientId), eq(bankMessage.sha256, sha256)))
  return row
}

/** Messages that have come and were not read yet, in the order they came in. */
export async function storedMessages(db: Statements, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bankMessage.id })
    .from(bankMessage)
    .where(and(eq(bankMessage.clientId, clientId), eq(bankMessage.state, 'stored')))
    .orderBy(asc(bankMessage.receivedOn), asc(bankMessage.id))
  return rows.map(({ id }) => id)
}

/** Held until the transaction ends: a message is read by one at a time. Undefined where it was read already. */
export async function lockStored(tx: Transaction, clientId: string, id: string): Promise<StoredMessage | undefined> {
  const { state } = bankMessage
  const [row] = await tx
    .select()
    .from(bankMessage)
    .where(and(eq(bankMessage.clientId, clientId), eq(bankMessage.id, id), eq(state, 'stored')))
    .for('update')
  return row
}

export async function readMessage(db: Statements, clientId: string, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(bankMessage)
    .where(and(eq(bankMessage.clientId, clientId), eq(bankMessage.id, id)))
  return row
}

/** What was found out of a message that is still to be read. */
export async function changeStored(
  db: Statements,
  id: string,
  change: Partial<Pick<StoredMessage, 'kind' | 'bankMessageId' | 'state' | 'reason' | 'endedOn'>>,
): Promise<void> {
  await db
    .update(bankMessage)
    .set(change)
    .where(and(eq(bankMessage.id, id), eq(bankMessage.state, 'stored')))
}

/** The bytes of a message, a piece at a time. */
export async function* messageContent(db: Statements, messageId: string): AsyncGenerator<Uint8Array> {
  let after = -1
  for (;;) {
    const [next] = await db
      .select({ part: bankMessageContent.part, bytes: bankMessageContent.bytes })
      .from(bankMessageContent)
      .where(and(eq(bankMessageContent.messageId, messageId), gt(bankMessageContent.part, after)))
      .orderBy(asc(bankMessageContent.part))
      .limit(1)
    if (!next) return
    after = next.part
    yield next.bytes
  }
}

/** What was fetched last of what a way to the bank has sent, in its order; null: nothing. */
export async function lastFetched(db: Statements, clientId: string): Promise<string | null> {
  const [row] = await db
    .select({ last: sql<string | null>`max(${bankMessage.channelId} collate "C")` })
    .from(bankMessage)
    .where(eq(bankMessage.clientId, clientId))
  return row?.last ?? null
}

/** The same bytes were sent once more: what comes after them is asked for. */
export async function noteFetchedAgain(db: Statements, id: string, channelId: string): Promise<void> {
  await db
    .update(bankMessage)
    .set({ channelId: sql`greatest(${bankMessage.channelId} collate "C", ${channelId})` })
    .where(eq(bankMessage.id, id))
}
