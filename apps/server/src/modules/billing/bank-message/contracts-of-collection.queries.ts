import { asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { claim, collectionClaim } from '../../../db/schema/index.ts'

/** The contracts that each of some collections is for, in the order of ids. */
export async function contractsOfEach(
  db: Statements,
  collectionIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { collectionId } = collectionClaim
  const rows = await db
    .selectDistinct({ collectionId, contractId: claim.contractId })
    .from(collectionClaim)
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(isLookedUp(collectionId, collectionIds))
    .orderBy(asc(claim.contractId))
  const found = new Map<string, string[]>(collectionIds.map(id => [id, []]))
  for (const row of rows) found.get(row.collectionId)?.push(row.contractId)
  return found
}
