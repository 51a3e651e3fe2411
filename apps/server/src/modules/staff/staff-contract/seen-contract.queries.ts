import { and, asc, eq, inArray } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { contract, deskDecision } from '../../../db/schema/index.ts'

/** Whose contract it is, where it is of one of these clients; refuses `contractNotFound` for any other as for none. */
export async function clientOfSeenContract(
  db: Statements,
  clientIds: readonly string[],
  contractId: string,
): Promise<string> {
  const [row] = await db
    .select({ clientId: contract.clientId })
    .from(contract)
    .where(and(eq(contract.id, contractId), inArray(contract.clientId, [...clientIds])))
  return row?.clientId ?? refuse('contractNotFound', 'contractGuid')
}

/** What people decided about a contract, the first decision first. */
export const decisionsAbout = (db: Statements, contractId: string) =>
  db
    .select({
      outcome: deskDecision.outcome,
      decidedBy: deskDecision.decidedBy,
      reason: deskDecision.reason,
      decidedOn: deskDecision.decidedOn,
    })
    .from(deskDecision)
    .where(eq(deskDecision.contractId, contractId))
    .orderBy(asc(deskDecision.decidedOn), asc(deskDecision.id))
