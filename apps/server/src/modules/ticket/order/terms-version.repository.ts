import { inArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { termsVersion } from '../../../db/schema/index.ts'

type StoredTerms = typeof termsVersion.$inferSelect

/** Stores the texts that are new. Gives their fingerprints. */
export async function insertTerms(tx: Transaction, terms: StoredTerms[]): Promise<string[]> {
  const stored = await tx
    .insert(termsVersion)
    .values(terms)
    .onConflictDoNothing()
    .returning({ fingerprint: termsVersion.fingerprint })
  return stored.map(({ fingerprint }) => fingerprint)
}

export const readTerms = (db: Statements, fingerprints: string[]): Promise<StoredTerms[]> =>
  db.select().from(termsVersion).where(inArray(termsVersion.fingerprint, fingerprints))
