import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { sentMail } from '../../../db/schema/index.ts'

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
