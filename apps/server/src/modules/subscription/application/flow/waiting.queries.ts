import { APPLICATION_STATES, type ApplicationState, awaitsDecision, type Instant } from '@billett/domain'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Statements } from '../../../../db/database.ts'
import { application, applicationMove, contract, party, partyPerson } from '../../../../db/schema/index.ts'

/** An application that has been in its state for a while. */
export interface Waiting {
  contractId: string
  number: string
  state: string
  /** Who would travel; empty where nothing is known of them any more. */
  holder: string
  since: Instant
}

/**
 * Applications of a client that have been in one of these states since before a moment, the oldest first.
 * `withoutOrganisation`: without those that people of a school or a company decide about.
 */
export async function waitingIn(
  db: Statements,
  clientId: string,
  states: readonly ApplicationState[],
  { before, most, withoutOrganisation = false }: { before: Instant; most: number; withoutOrganisation?: boolean },
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
    .where(
      and(
        eq(contract.clientId, clientId),
        inArray(contract.state, [...states]),
        withoutOrganisation ? isNull(contract.organisationId) : undefined,
      ),
    )
    .groupBy(contract.id)
    .having(lt(since, before))
    .orderBy(asc(since))
    .limit(most)
}

/**
 * Applications of a client that are on their way in one of these states and were not looked after since a moment, those
 * first for which that is longest ago: none is looked after twice while another waits.
 */
export async function toLookAfter(
  db: Statements,
  clientId: string,
  states: readonly ApplicationState[],
  { before, most }: { before: Instant; most: number },
): Promise<{ contractId: string; state: string }[]> {
  const seen = sql<string>`greatest(max(${applicationMove.movedOn}), ${application.lookedOn})`
  return db
    .select({ contractId: contract.id, state: contract.state })
    .from(contract)
    .innerJoin(application, eq(application.contractId, contract.id))
    .innerJoin(applicationMove, eq(applicationMove.contractId, contract.id))
    .where(and(eq(contract.clientId, clientId), inArray(contract.state, [...states])))
    .groupBy(contract.id, application.contractId)
    .having(sql`${seen} < ${sql.param(before, application.lookedOn)}`)
    .orderBy(asc(seen), asc(contract.id))
    .limit(most)
}

/** Applications of a client that wait for a decision, the oldest first. */
export const applicationsToDecide = (db: Statements, clientId: string): Promise<Waiting[]> =>
  waitingIn(db, clientId, APPLICATION_STATES.filter(awaitsDecision), { before: '9999-12-31T00:00:00.000Z', most: 100 })
