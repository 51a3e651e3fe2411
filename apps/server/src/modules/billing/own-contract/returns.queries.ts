import type { Cents, Instant, PlainDate } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { bankReturn, claim, collectionClaim } from '../../../db/schema/index.ts'

/** A direct debit that came back, as far as it was for a contract. */
export interface ReturnedDebit {
  id: string
  code: string
  returnedOn: PlainDate
  createdOn: Instant
  cents: Cents
}

/** What came back of a contract from some payers. */
export async function returnedDebits(
  db: Statements,
  contractId: string,
  payerIds: readonly string[],
): Promise<ReturnedDebit[]> {
  if (payerIds.length === 0) return []
  const { id, code, returnedOn, createdOn, payerId, collectionId } = bankReturn
  return await db
    .select({ id, code, returnedOn, createdOn, cents: sql`sum(${collectionClaim.cents})`.mapWith(Number) })
    .from(bankReturn)
    .innerJoin(collectionClaim, eq(collectionClaim.collectionId, collectionId))
    .innerJoin(claim, eq(claim.id, collectionClaim.claimId))
    .where(and(eq(claim.contractId, contractId), inArray(payerId, [...payerIds])))
    .groupBy(id)
}
