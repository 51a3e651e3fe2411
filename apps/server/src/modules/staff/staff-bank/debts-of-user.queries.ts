import type { DunningState } from '@billett/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { dunningCase, party, payerAccount } from '../../../db/schema/index.ts'

/** As whom an account pays, at these clients: somebody may have several customer numbers. */
export const payersOfAccount = (db: Statements, clientIds: readonly string[], accountId: string) =>
  db
    .select({ payerId: payerAccount.id, customerNumber: party.customerNumber })
    .from(payerAccount)
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(inArray(party.clientId, [...clientIds]), eq(party.accountId, accountId)))

/** How far payers have been reminded whose case is open. */
export async function openCasesOf(db: Statements, payerIds: readonly string[]): Promise<Map<string, DunningState>> {
  const rows = await db
    .select({ payerId: dunningCase.payerId, state: dunningCase.state })
    .from(dunningCase)
    .where(and(inArray(dunningCase.payerId, [...payerIds]), isNull(dunningCase.closedOn)))
  return new Map(rows.map(({ payerId, state }) => [payerId, state]))
}
