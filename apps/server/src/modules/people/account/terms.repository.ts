import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { termsAcceptance } from '../../../db/schema/index.ts'

/** Accepting the same version again changes nothing. */
export async function insertAcceptance(db: Statements, row: typeof termsAcceptance.$inferInsert): Promise<void> {
  await db.insert(termsAcceptance).values(row).onConflictDoNothing()
}

export async function hasAccepted(db: Statements, accountId: string, version: string): Promise<boolean> {
  const rows = await db
    .select({ version: termsAcceptance.version })
    .from(termsAcceptance)
    .where(and(eq(termsAcceptance.accountId, accountId), eq(termsAcceptance.version, version)))
  return rows.length > 0
}
