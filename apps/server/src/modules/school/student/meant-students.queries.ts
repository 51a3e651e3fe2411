import type { StudentsQuery } from '@billett/contract'
import { addMonths, businessDateOf, isShownToSchools, type PlainDate, WAITS_IN_PORTAL } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { personLike } from '../../../db/person-like.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import { hasMoved } from '../decision/index.ts'
import { inCareOf, reachOf } from '../reach/index.ts'

/** Months ahead in which an end is soon. */
const SOON = 3

/** Months for which a pupil who has left is shown where they were. */
const REMEMBERED = 12

/** Whom a list is narrowed down to. */
export type Narrowed = Omit<StudentsQuery, 'page' | 'pageSize'> & { studentId?: string }

/** Whether a state waits for somebody. */
export const WAITS = sql`= any(${sql.param(WAITS_IN_PORTAL)}::text[])`

export const MISSING = sql`(select count(*)::int from entitlement_proof proof
  where proof.contract_id = latest.id and proof.given_on is null)`

/** Parents have handed in no photo for the card, and none is made: afterwards photos are deleted. */
const NO_PHOTO = sql`exists (
    select 1 from applied_child child where child.contract_id = latest.id and child.photo_id is null)
  and not exists (select 1 from medium card where card.contract_id = latest.id)`

/** They live elsewhere since the way of their contract was said: it is to be said, and decided about, anew. */
const MOVED = sql`person.moved_on is not null and exists (
  select 1 from contract about
  -- Of companies no way is known.
  join organisation school on school.party_id = about.organisation_id and school.kind not in ('company', 'department')
  left join contract_way way on way.contract_id = about.id
  where about.id = latest.id and ${hasMoved('person', 'about')})`

/** Memberships `m` that end soon. */
export const leavesSoon = (today: PlainDate): SQL =>
  sql`m.valid_until >= ${today} and m.valid_until <= ${addMonths(today, SOON)}`

/** Memberships `m` that have ended lately. Whoever is somewhere else by now is nobody of theirs any more. */
export const isFormer = (today: PlainDate): SQL => sql`(m.valid_until < ${today}
  and m.valid_until >= ${addMonths(today, -REMEMBERED)} and is_last_place(m.id, m.party_id, m.valid_from))`

/** Whose number was typed. */
export const withNumber = (search: string): SQL => sql`select id from party where customer_number = upper(${search})`

/** What asks for the latest contract of each; the others are decided without looking at any. */
export const asksForContract = ({ filters = [], states }: Narrowed): boolean =>
  states !== undefined || filters.some(filter => filter !== 'leavesSoon' && filter !== 'former')

/** Memberships `m` of a day, of days that are asked for, of who has left or of one pupil, who may have. */
function there({ validFrom, validUntil, filters = [], studentId }: Narrowed, today: PlainDate): SQL[] {
  // Whoever has left is no pupil of theirs any more, whichever days are asked for.
  const isThere = sql`(m.valid_until is null or m.valid_until >= ${today})`
  if (studentId) return [sql`m.party_id = ${studentId}`, sql`(${isThere} or ${isFormer(today)})`]
  const isOnly = filters.includes('former')
  const first = validFrom ?? (isOnly ? undefined : today)
  const last = validUntil ?? first
  return [
    isOnly ? isFormer(today) : isThere,
    ...(last ? [sql`m.valid_from <= ${last}`] : []),
    ...(first ? [sql`(m.valid_until is null or m.valid_until >= ${first})`] : []),
  ]
}

/** What is asked of memberships `m` with their `person`, and of the `latest` contract where something asks for it. */
export function wanted(query: Narrowed, context: Context): SQL {
  const today = businessDateOf(context.world.clock())
  const { filters = [], search, states } = query
  const by = {
    withContract: sql`latest.id is not null`,
    withoutContract: sql`latest.id is null`,
    waiting: sql`latest.state ${WAITS}`,
    missingProof: sql`${MISSING} > 0`,
    missingPhoto: sql`${NO_PHOTO}`,
    leavesSoon: leavesSoon(today),
    moved: MOVED,
    former: isFormer(today),
  }
  return sql.join(
    [
      ...there(query, today),
      ...(query.grade ? [sql`m.grade = ${query.grade}`] : []),
      ...(query.class ? [sql`lower(m.class) = lower(${query.class})`] : []),
      ...(search ? [sql`(${personLike(search)} or m.party_id in (${withNumber(search)}))`] : []),
      ...(states ? [sql`latest.state = any(${sql.param(states)}::text[])`] : []),
      ...filters.map(filter => by[filter]),
    ],
    sql` and `,
  )
}

/**
 * Contracts `c` at organisations the reader may look at. They are looked up for each of very many: what the reader may
 * look at is asked once, and not for every one of them.
 */
export const OF_READER = sql`c.organisation_id = any(array(
  select about.party_id from organisation about join reach seen on seen.organisation_id = about.id))`

/** The latest contract of a pupil, as far as the reader may look. */
export const LATEST = sql`left join lateral (
    select c.id, c.state from contract c
    where c.holder_id = m.party_id and ${OF_READER}
      and ${applicationStateIn(sql`c.state`, isShownToSchools)}
    order by c.submitted_on desc, c.id desc limit 1
  ) as latest on true`

export const reach = (context: Context): SQL => sql`reach as materialized ${reachOf(context)}`

/** Organisations at which pupils are looked for, as far as the reader may look. */
export const places = (context: Context, { organizationId }: Narrowed): SQL =>
  organizationId
    ? sql`select organisation_id from ${inCareOf(context, organizationId, sql`reach`)} as inside
        where organisation_id in (select organisation_id from reach)`
    : sql`select organisation_id from reach`
