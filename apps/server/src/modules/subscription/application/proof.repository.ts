import { and, eq, isNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { entitlementProof } from '../../../db/schema/index.ts'

export type StoredProof = typeof entitlementProof.$inferSelect

export async function insertProofs(tx: Transaction, proofs: readonly StoredProof[]): Promise<void> {
  if (proofs.length > 0) await tx.insert(entitlementProof).values([...proofs])
}

export const proofsOf = (db: Statements, contractId: string): Promise<StoredProof[]> =>
  db.select().from(entitlementProof).where(eq(entitlementProof.contractId, contractId))

/** Hands in one that is missing. False where it has come meanwhile. */
export async function giveProof(
  tx: Transaction,
  id: string,
  given: Pick<StoredProof, 'fileId' | 'givenOn' | 'validFrom' | 'validTo'>,
): Promise<boolean> {
  const rows = await tx
    .update(entitlementProof)
    .set(given)
    .where(and(eq(entitlementProof.id, id), isNull(entitlementProof.givenOn)))
    .returning({ id: entitlementProof.id })
  return rows.length === 1
}
