import { and, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { entitlementProof } from '../../../db/schema/index.ts'

/** Id of the file of a contract's proof; undefined where nothing was handed in. */
export async function fileOfProof(db: Statements, contractId: string, proofId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: entitlementProof.fileId })
    .from(entitlementProof)
    .where(and(eq(entitlementProof.contractId, contractId), eq(entitlementProof.id, proofId)))
  return row?.fileId ?? undefined
}
