import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { entitlementProof } from '../../../../db/schema/index.ts'

export type StoredProof = typeof entitlementProof.$inferSelect

export async function insertProofs(tx: Transaction, proofs: readonly StoredProof[]): Promise<void> {
  if (proofs.length > 0) await tx.insert(entitlementProof).values([...proofs])
}

export const proofsOf = (db: Statements, contractId: string): Promise<StoredProof[]> =>
  db.select().from(entitlementProof).where(eq(entitlementProof.contractId, contractId))

/** The proofs of several contracts, by their ids, in the order they were asked for. */
export async function proofsOfAll(db: Statements, contractIds: readonly string[]): Promise<Map<string, StoredProof[]>> {
  const proofs = new Map<string, StoredProof[]>(contractIds.map(id => [id, []]))
  if (contractIds.length === 0) return proofs
  const rows = await db
    .select()
    .from(entitlementProof)
    .where(inArray(entitlementProof.contractId, [...contractIds]))
    .orderBy(asc(entitlementProof.id))
  for (const row of rows) proofs.get(row.contractId)?.push(row)
  return proofs
}

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

/** One that was handed in is missing again. */
export async function takeAwayProof(tx: Transaction, id: string): Promise<void> {
  const nothing = { fileId: null, givenOn: null, validFrom: null, validTo: null }
  await tx.update(entitlementProof).set(nothing).where(eq(entitlementProof.id, id))
}
