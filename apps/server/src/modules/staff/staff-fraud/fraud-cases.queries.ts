import type { FraudPageQuery } from '@billett/contract'
import { APPLICATION_STATES, awaitsDecision, isContract } from '@billett/domain'
import { and, count, desc, eq, inArray, min, ne, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { orderedBy } from '../../../db/ordered-by.ts'
import { contract, fraudCase, party, partyPerson } from '../../../db/schema/index.ts'
import type { Window } from '../../../db/window.ts'

/** Nothing goes on by itself in them. */
const LEFT_TO_PEOPLE = APPLICATION_STATES.filter(state => awaitsDecision(state) || isContract(state))

/** Somebody has to look: nobody has decided, and neither a first payment nor a register does. */
const waits = and(eq(fraudCase.state, 'open'), inArray(contract.state, LEFT_TO_PEOPLE))

const casesOf = (db: Statements) =>
  db
    .select({
      case: fraudCase,
      number: contract.number,
      orderState: contract.state,
      customerNumber: party.customerNumber,
      firstName: partyPerson.firstName,
      lastName: partyPerson.lastName,
      isWaiting: sql<boolean>`${waits}`.as('is_waiting'),
    })
    .from(fraudCase)
    .innerJoin(contract, eq(contract.id, fraudCase.contractId))
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))

const SORTS = { points: fraudCase.points, assessedOn: fraudCase.assessedOn }

/** As usual those that wait come first, the latest first. */
const USUAL = {
  usual: [sql`is_waiting desc`, desc(fraudCase.assessedOn), desc(fraudCase.contractId)],
  last: fraudCase.contractId,
}

/** What is or was suspected. */
export const listedFraudCases = (
  db: Statements,
  clientId: string,
  { limit, offset }: Window,
  sort?: FraudPageQuery['sort'],
) =>
  casesOf(db)
    .where(and(eq(fraudCase.clientId, clientId), ne(fraudCase.level, 'low')))
    .orderBy(orderedBy(SORTS, sort, USUAL))
    .limit(limit)
    .offset(offset)

export type ListedFraudCase = Awaited<ReturnType<typeof listedFraudCases>>[number]

/** The same of one account, whichever of its numbers ordered. */
export const fraudCasesOfAccount = (
  db: Statements,
  { clientIds, accountId }: { clientIds: readonly string[]; accountId: string },
  { limit, offset }: Window,
) =>
  casesOf(db)
    .where(and(inArray(fraudCase.clientId, [...clientIds]), eq(party.accountId, accountId), ne(fraudCase.level, 'low')))
    .orderBy(sql`is_waiting desc`, desc(fraudCase.assessedOn), desc(fraudCase.contractId))
    .limit(limit)
    .offset(offset)

export async function fraudCaseById(
  db: Statements,
  clientId: string,
  contractId: string,
): Promise<ListedFraudCase | undefined> {
  const [row] = await casesOf(db).where(and(eq(fraudCase.clientId, clientId), eq(fraudCase.contractId, contractId)))
  return row
}

/** How many wait for somebody, and since when the oldest does. */
export async function waitingFraudCases(db: Statements, clientId: string) {
  const [row] = await db
    .select({ count: count(), oldest: min(fraudCase.assessedOn) })
    .from(fraudCase)
    .innerJoin(contract, eq(contract.id, fraudCase.contractId))
    .where(and(eq(fraudCase.clientId, clientId), sql`${fraudCase.state} = 'open'`, waits))
  return row ?? { count: 0, oldest: null }
}
