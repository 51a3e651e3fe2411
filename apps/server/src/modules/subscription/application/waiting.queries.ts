import { APPLICATION_STATES, type ApplicationState, awaitsDecision, type Instant } from '@billett/domain'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { applicationMove, contract, party, partyPerson } from '../../../db/schema/index.ts'

/** An application that has been in its state for a while. */
export interface Waiting {
  contractId: string
  number: string
  state: string
  /** Who would travel; empty where nothing is known of them any more. */
  holder: string
  since: Instant
}

/** Applications of a client that have been in one of these states since before a moment, the oldest first. */
export async function waitingIn(
  db: Statements,
  clientId: string,
  states: readonly ApplicationState[],
  { before, most }: { before: Instant; most: number },
): Promise<Waiting[]> {
  const since = sql<string>`max(${applicationMove.movedOn})`.mapWith(applicationMove.movedOn)
  const { firstName, lastName } = partyPerson
  const holder = sql<string>`coalesce(max(${firstName} || ' ' || ${lastName}), '')`
  return db
    .select({ contractId: contract.id, number: contract.number, state: contract.state, holder, since })
    .from(contract)
    .innerJoin(applicationMove, eq(applicationMove.contractId, contract.id))
    .innerJoin(party, eq(party.id, contract.holderId))
    .leftJoin(partyPerson, eq(partyPerson.partyId, party.id))
    .where(and(eq(contract.clientId, clientId), inArray(contract.state, [...states])))
    .groupBy(contract.id)
    .having(lt(since, before))
    .orderBy(asc(since))
    .limit(most)
}

/** Applications of a client that wait for a decision, the oldest first. */
export const applicationsToDecide = (db: Statements, clientId: string): Promise<Waiting[]> =>
  waitingIn(db, clientId, APPLICATION_STATES.filter(awaitsDecision), { before: '9999-12-31T00:00:00.000Z', most: 100 })
