import { businessDateOf, isFinalApplication, type PlainDate, personKey, type RequestDecider } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { hasEnd } from '../../../db/ended-by.ts'
import { applicationStateIn, isContractIn } from '../../../db/state-in.ts'
import { reachOf } from '../reach/index.ts'

/** An organisation that the reader may look at. */
export interface Place {
  id: string
  partyId: string
  name: string
  isObligated: boolean
  /** The reader decides on money there. */
  pays: boolean
}

const PLACE = sql`o.id, o.party_id as "partyId", o.name, o.is_obligated_to_control as "isObligated", reach.pays`

/** One that the reader may look at and that is still served on a day: nobody comes to what has ended by then. */
export async function placeById(
  context: Context,
  db: Statements,
  id: string,
  day: PlainDate,
): Promise<Place | undefined> {
  const { rows } = await db.execute<Place & Record<string, unknown>>(sql`
    select ${PLACE} from organisation o join ${reachOf(context)} as reach on reach.organisation_id = o.id
    where o.id = ${id} and (o.valid_until is null or o.valid_until >= ${day})`)
  return rows[0]
}

/** A school that the reader may not look at: whose pupils somebody else looks after. They decide nothing there. */
export async function foreignSchool(
  { world }: Context,
  db: Statements,
  id: string,
  day: PlainDate,
): Promise<Place | undefined> {
  const { rows } = await db.execute<Place & Record<string, unknown>>(sql`
    select o.id, o.party_id as "partyId", o.name, o.is_obligated_to_control as "isObligated", false as pays
    from organisation o where o.id = ${id} and o.client_id = ${clientIdOf(world)} and o.kind = 'school'
      and (o.valid_until is null or o.valid_until >= ${day})`)
  return rows[0]
}

/** The school a contract is about. */
export async function placeOfContract(
  context: Context,
  db: Statements,
  contractId: string,
): Promise<Place | undefined> {
  const { rows } = await db.execute<Place & Record<string, unknown>>(sql`
    select ${PLACE} from contract c join organisation o on o.party_id = c.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id where c.id = ${contractId}`)
  return rows[0]
}

/** Where somebody is, from when until when. */
export interface Member extends Place {
  membershipId: string
  studentId: string
  grade: string
  class: string
  personnelNumber: string
  validFrom: PlainDate
  validUntil: PlainDate | null
  firstName: string
  lastName: string
  birthDate: PlainDate
}

const MEMBER = sql`m.id as "membershipId", m.party_id as "studentId", m.grade, m.class,
  m.personnel_number as "personnelNumber", m.valid_from as "validFrom", m.valid_until as "validUntil",
  person.first_name as "firstName", person.last_name as "lastName", person.birth_date as "birthDate"`

/** At most so many, the first first; null: all. */
async function members(context: Context, db: Statements, which: SQL, most: number | null = 1): Promise<Member[]> {
  const today = businessDateOf(context.world.clock())
  const { rows } = await db.execute<Member & Record<string, unknown>>(sql`
    select ${PLACE}, ${MEMBER}
    from membership m join organisation o on o.id = m.organisation_id
    join ${reachOf(context)} as reach on reach.organisation_id = o.id
    join party_person person on person.party_id = m.party_id
    where (m.valid_until is null or m.valid_until >= ${today}) and ${which}
    order by m.valid_from limit ${most}`)
  return rows
}

/** A pupil at a school that the reader may look at, today or soon. */
export const memberById = async (context: Context, db: Statements, id: string): Promise<Member | undefined> =>
  (await members(context, db, sql`m.party_id = ${id}`))[0]

/** Who is at schools that the reader may look at, by days of birth. */
export const membersBorn = (context: Context, db: Statements, days: readonly PlainDate[]): Promise<Member[]> =>
  members(context, db, sql`person.birth_date = any(${sql.param(days)}::text[])`, null)

/** Somebody of this name and birth date who is at a school that the reader may look at. */
export const memberLike = async (
  context: Context,
  db: Statements,
  { firstName, lastName, birthDate }: { firstName: string; lastName: string; birthDate: PlainDate },
): Promise<Member | undefined> => {
  const wanted = personKey({ firstName, lastName, birthDate })
  const born = await membersBorn(context, db, [birthDate])
  return born.find(one => personKey(one) === wanted)
}

/** Whether somebody is anywhere else later on, so that nothing without an end fits before it. */
export async function isElsewhereAfter(db: Statements, partyId: string, day: PlainDate): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from membership where party_id = ${partyId} and valid_from > ${day} limit 1`,
  )
  return rows.length > 0
}

/** Contracts of somebody that run and are about a school. */
export async function contractsAt(db: Statements, partyId: string, placePartyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from contract where holder_id = ${partyId} and organisation_id = ${placePartyId}
      and ${isContractIn(sql`state`)} order by id`)
  return rows.map(({ id }) => id)
}

/** The guardian who has concluded or applied last for somebody who travels; undefined where nobody else did. */
export async function guardianOf(db: Statements, partyId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.subscriber_id as id from contract c join party guardian on guardian.id = c.subscriber_id
    where c.holder_id = ${partyId} and c.subscriber_id <> c.holder_id and guardian.kind = 'person'
    order by c.submitted_on desc, c.id limit 1`)
  return rows[0]?.id
}

/** Whether a contract of somebody is yet to come to a school: until then it can be sent nowhere else. */
export async function isOnTheWayTo(db: Statements, partyId: string, placePartyId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from contract where holder_id = ${partyId} and next_organisation_id = ${placePartyId}
      and ${isContractIn(sql`state`)} limit 1`)
  return rows.length > 0
}

/** Whether somebody has, or has applied for, the same subscription already. */
export async function hasSubscribed(db: Statements, partyId: string, configurationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from contract c join subscription_configuration had on had.id = c.configuration_id
    join subscription_configuration wanted on wanted.id = ${configurationId} and wanted.key = had.key
    where c.holder_id = ${partyId} and not ${applicationStateIn(sql`c.state`, isFinalApplication)}
      and not ${hasEnd(sql`c.id`)} limit 1`)
  return rows.length > 0
}

/** In whose name the reader asks there. */
export const sideOf = ({ pays }: Pick<Place, 'pays'>): Exclude<RequestDecider, 'transporter'> =>
  pays ? 'payer' : 'school'
