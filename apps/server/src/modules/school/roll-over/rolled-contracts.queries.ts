import type { PlainDate, RedecideReason, RollKind, RollPlace, RollReason, RollWish, StoredPlace } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isContractIn } from '../../../db/state-in.ts'
import { BY_RULE, ENDS } from './counts.queries.ts'

/** What was agreed about a pupil. */
export interface DecidedRow {
  partyId: string
  organisationId: string
  kind: RollKind
  why: RollReason
  before: RollPlace | null
  after: RollPlace | null
  wish: RollWish | null
  isDeclined: boolean
  redecide: RedecideReason | null
  isEntitled: boolean | null
  paysSelf: boolean
  /** Who has decided about the way, by name, and what they said; null: nobody, or the rule. */
  decidedBy: string | null
  decision: string
}

const DECIDED = sql`m.party_id as "partyId", m.organisation_id as "organisationId", m.kind, m.why, m.before, m.after,
  m.wish, (m.declined_by is not null or ${ENDS}) as "isDeclined", m.redecide, m.is_entitled as "isEntitled",
  m.pays_self as "paysSelf", coalesce(m.declined_by, nullif(m.decided_by, ${BY_RULE})) as "decidedBy", m.decision`

/** Rows of these pupils, held until the transaction ends. */
export async function lockDecided(tx: Statements, yearId: string, partyIds: readonly string[]): Promise<DecidedRow[]> {
  const { rows } = await tx.execute<DecidedRow & Record<string, unknown>>(sql`
    select ${DECIDED} from roll_member m
    where m.school_year_id = ${yearId} and m.party_id = any(${sql.param(partyIds)}::uuid[])
    order by m.party_id for update`)
  return rows
}

/** Rows with a contract, some at a time in the order of pupils. */
export async function decidedAfter(db: Statements, yearId: string, after: string, most: number): Promise<DecidedRow[]> {
  const { rows } = await db.execute<DecidedRow & Record<string, unknown>>(sql`
    select ${DECIDED} from roll_member m
    where m.school_year_id = ${yearId} and m.party_id > ${after}::uuid order by m.party_id limit ${most}`)
  return rows
}

/** A contract that runs about somebody at their school. */
export interface RolledContractRow {
  id: string
  partyId: string
  configurationId: string
  /** It is to be about people of another organisation from a day on, as it was arranged. */
  isOnTheWay: boolean
  /** Which, as who takes part in contracts, where it is that by the first day of the year; null: none. */
  goesToParty: string | null
}

/** Contracts of pupils about the school they are at before the year, or come to with it. */
export async function contractsOf(
  db: Statements,
  rows: readonly { partyId: string; organisationId: string }[],
  from: PlainDate,
): Promise<RolledContractRow[]> {
  const { rows: found } = await db.execute<RolledContractRow & Record<string, unknown>>(sql`
    select c.id, c.holder_id as "partyId", c.configuration_id as "configurationId",
      c.next_organisation_on is not null as "isOnTheWay",
      case when c.next_organisation_on <= ${from} then c.next_organisation_id end as "goesToParty"
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ partyId, organisationId }) => ({ partyId, organisationId })))}::jsonb)
      as one ("partyId" uuid, "organisationId" uuid)
    join organisation o on o.id = one."organisationId"
    join contract c on c.holder_id = one."partyId" and c.organisation_id = o.party_id
    where ${isContractIn(sql`c.state`)}
    order by c.id`)
  return found
}

/** Where pupils are on the last day before the year and after it. */
export async function placesOf(
  db: Statements,
  partyIds: readonly string[],
  last: PlainDate,
): Promise<Map<string, StoredPlace[]>> {
  const { rows } = await db.execute<StoredPlace & { partyId: string } & Record<string, unknown>>(sql`
    select m.id, m.party_id as "partyId", m.organisation_id as "organisationId", m.grade, m.class,
      m.personnel_number as "personnelNumber", m.valid_from as "validFrom", m.valid_until as "validUntil"
    from membership m
    where m.party_id = any(${sql.param(partyIds)}::uuid[]) and (m.valid_until is null or m.valid_until >= ${last})
    order by m.valid_from for update`)
  const places = new Map<string, StoredPlace[]>()
  for (const { partyId, ...place } of rows) places.set(partyId, [...(places.get(partyId) ?? []), place])
  return places
}
