import { and, desc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { cookieConsent } from '../../../db/schema/index.ts'

type Answer = typeof cookieConsent.$inferSelect

/** The last answer of a device, by the name made up for it. */
export async function lastAnswer(db: Statements, clientId: string, consentId: string): Promise<Answer | undefined> {
  const [last] = await db
    .select()
    .from(cookieConsent)
    .where(and(eq(cookieConsent.clientId, clientId), eq(cookieConsent.consentId, consentId)))
    .orderBy(desc(cookieConsent.givenOn))
    .limit(1)
  return last
}

export async function noteAnswer(db: Statements, answer: Answer): Promise<void> {
  await db.insert(cookieConsent).values(answer)
}
