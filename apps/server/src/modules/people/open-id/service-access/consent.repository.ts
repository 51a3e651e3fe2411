import { and, asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { openIdConsent } from '../../../../db/schema/index.ts'

export type Consent = typeof openIdConsent.$inferSelect

type Between = Pick<Consent, 'accountId' | 'openIdClientId'>

export async function readConsent(
  db: Statements,
  { accountId, openIdClientId }: Between,
): Promise<Consent | undefined> {
  const [consent] = await db
    .select()
    .from(openIdConsent)
    .where(and(eq(openIdConsent.accountId, accountId), eq(openIdConsent.openIdClientId, openIdClientId)))
  return consent
}

export async function storeConsent(db: Statements, consent: Consent): Promise<void> {
  const { accountId: _, openIdClientId: __, ...change } = consent
  await db
    .insert(openIdConsent)
    .values(consent)
    .onConflictDoUpdate({ target: [openIdConsent.accountId, openIdConsent.openIdClientId], set: change })
}

export const consentsOf = (db: Statements, accountId: string): Promise<Consent[]> =>
  db.select().from(openIdConsent).where(eq(openIdConsent.accountId, accountId)).orderBy(asc(openIdConsent.acceptedOn))

/** False where there was none. */
export async function dropConsent(db: Statements, { accountId, openIdClientId }: Between): Promise<boolean> {
  const rows = await db
    .delete(openIdConsent)
    .where(and(eq(openIdConsent.accountId, accountId), eq(openIdConsent.openIdClientId, openIdClientId)))
    .returning({ service: openIdConsent.openIdClientId })
  return rows.length > 0
}
