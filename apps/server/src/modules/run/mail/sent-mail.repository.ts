import { eq, type SQL, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { type refund, sentMail } from '../../../db/schema/index.ts'
import { REFUND_PREFIX } from './refund-mail-key.ts'

export type NewSentMail = typeof sentMail.$inferInsert

/** Whether a mail went out under this key. */
export async function wasSent(db: Statements, key: string): Promise<boolean> {
  const rows = await db.select({ key: sentMail.key }).from(sentMail).where(eq(sentMail.key, key))
  return rows.length > 0
}

/** Notes that a mail went out; the first note counts. */
export async function noteSent(db: Statements, mail: NewSentMail): Promise<void> {
  await db.insert(sentMail).values(mail).onConflictDoNothing()
}

/** For joining a refund with the note that its buyer was told of it. */
export const isToldOf = (refundId: typeof refund.id): SQL =>
  eq(sentMail.key, sql`${REFUND_PREFIX}::text || ${refundId}`)
