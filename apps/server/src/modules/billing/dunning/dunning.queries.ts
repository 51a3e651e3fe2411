import type { Cents, DunningState, PlainDate } from '@billett/domain'
import { and, desc, eq, gte } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { bankReturn, dunningCase, dunningStep, party, payerAccount } from '../../../db/schema/index.ts'

export interface StepToTell {
  id: string
  payerId: string
  customerNumber: string
  state: DunningState
  takenOn: PlainDate
  owedCents: Cents
  feeCents: Cents
  caseOpenedOn: PlainDate
}

/** A step of a client's case, for whoever is told of it. */
export async function stepToTell(db: Statements, clientId: string, stepId: string): Promise<StepToTell | undefined> {
  const [row] = await db
    .select({
      id: dunningStep.id,
      payerId: dunningCase.payerId,
      customerNumber: party.customerNumber,
      state: dunningStep.state,
      takenOn: dunningStep.takenOn,
      owedCents: dunningStep.owedCents,
      feeCents: dunningStep.feeCents,
      caseOpenedOn: dunningCase.openedOn,
    })
    .from(dunningStep)
    .innerJoin(dunningCase, eq(dunningCase.id, dunningStep.caseId))
    .innerJoin(payerAccount, eq(payerAccount.id, dunningCase.payerId))
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .where(and(eq(dunningCase.clientId, clientId), eq(dunningStep.id, stepId)))
  return row
}

/** What came back of somebody since a day, the latest first. */
export const returnsSince = (
  db: Statements,
  payerId: string,
  day: PlainDate,
): Promise<{ code: string; cents: Cents; returnedOn: PlainDate }[]> =>
  db
    .select({ code: bankReturn.code, cents: bankReturn.cents, returnedOn: bankReturn.returnedOn })
    .from(bankReturn)
    .where(and(eq(bankReturn.payerId, payerId), gte(bankReturn.createdOn, `${day}T00:00:00.000Z`)))
    .orderBy(desc(bankReturn.createdOn))
