import {
  type ApplicationState,
  GRANTED_MEANWHILE,
  isEmployer,
  type OrganisationKind,
  WAITS_FIRST_FOR_PAYER,
  WAITS_FOR_PAYER,
  WAITS_FOR_SCHOOL,
  WAITS_IN_PORTAL,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import { inCareOf, reachOf } from '../reach/index.ts'
import { type ContractFilter, isAmong, isOpen, NO_ANSWER, narrowed } from './narrowed.queries.ts'

interface Place extends Record<string, unknown> {
  partyId: string
  pays: boolean
  kind: OrganisationKind
}

/** Where the reader looks, as contracts name it, and as whom they decide there. */
async function placesOf(
  context: Context,
  db: Statements,
  { organisationId, school }: ContractFilter,
): Promise<Place[]> {
  const inCare = organisationId
    ? sql`and o.id in (select organisation_id from ${inCareOf(context, organisationId, sql`reach`)} as inside)`
    : sql``
  const { rows } = await db.execute<Place>(sql`
    with reach as materialized ${reachOf(context)}
    select o.party_id as "partyId", reach.pays, o.kind
    from reach join organisation o on o.id = reach.organisation_id
    where true ${inCare} ${school ? sql`and o.id = ${school}` : sql``}`)
  return rows
}

/** More places than these are not looked up one by one: what waits is gone over in its order until a page is full. */
const FEW = 40

const isIn = (states: readonly ApplicationState[]): SQL =>
  applicationStateIn(sql`c.state`, state => states.includes(state))

/**
 * What waits for the reader, as conditions of contracts `c` (`mayDecide`), each of rows that the others have not: what
 * waits for somebody of the portal is found by an index of its own, and what was granted without an answer of the
 * reader's school is looked for among its contracts alone.
 */
export async function waitingFor(context: Context, db: Statements, filter: ContractFilter): Promise<SQL[]> {
  const places = await placesOf(context, db, filter)
  const at = (holds: (place: Place) => boolean): SQL | undefined => {
    const ids = places.filter(holds).map(({ partyId }) => partyId)
    if (ids.length === 0) return undefined
    const all = sql`${sql.param(ids)}::uuid[]`
    return ids.length > FEW
      ? isAmong(sql`c.organisation_id`, sql`select place from unnest(${all}) as place`)
      : sql`c.organisation_id = any(${all})`
  }
  const [paid, confirmed, unpaid] = [
    at(({ pays }) => pays),
    at(({ pays, kind }) => !pays || isEmployer(kind)),
    at(({ pays }) => !pays),
  ]
  const waits = [
    ...(paid ? [sql`(${isIn(WAITS_FOR_PAYER)} and ${paid})`] : []),
    ...(confirmed ? [sql`(${isIn(WAITS_FOR_SCHOOL)} and ${confirmed})`] : []),
    ...(unpaid ? [sql`(${isIn(WAITS_FIRST_FOR_PAYER)} and ${unpaid} and ${NO_ANSWER})`] : []),
  ]
  const open = [isOpen(context, { id: sql`c.id`, seq: sql`c.seq` }), ...narrowed(filter, context)]
  const all = (...conditions: SQL[]) => sql.join([...conditions, ...open], sql` and `)
  return [
    ...(waits.length > 0 ? [all(isIn(WAITS_IN_PORTAL), sql`(${sql.join(waits, sql` or `)})`)] : []),
    ...(unpaid ? [all(isIn(GRANTED_MEANWHILE), unpaid, NO_ANSWER)] : []),
  ]
}
