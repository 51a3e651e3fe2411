import { asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { claim, collectionClaim } from '../../../db/schema/index.ts'

/** The contracts that a collection is for, in the order of ids. */
export async function contractsOfCollection(db: Statements, collectionId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ contractId: claim.contractId })
    .from(collectionClaim)
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(eq(collectionClaim.collectionId, collectionId))
    .orderBy(asc(claim.contractId))
  return rows.map(({ contractId }) => contractId)
}
