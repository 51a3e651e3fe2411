import { APPLICATION_STATES, isContract } from '@billett/domain'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { application, contract, fraudCase } from '../../../../db/schema/index.ts'

/** Contracts of a client of which nobody has asked whether they are a fraud, the oldest first. */
export async function grantedUnassessed(db: Statements, clientId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ contractId: contract.id })
    .from(contract)
    .innerJoin(application, eq(application.contractId, contract.id))
    .leftJoin(fraudCase, eq(fraudCase.contractId, contract.id))
    .where(
      and(
        eq(contract.clientId, clientId),
        inArray(contract.state, APPLICATION_STATES.filter(isContract)),
        isNull(fraudCase.contractId),
      ),
    )
    .orderBy(asc(contract.id))
    .limit(most)
  return rows.map(({ contractId }) => contractId)
}
