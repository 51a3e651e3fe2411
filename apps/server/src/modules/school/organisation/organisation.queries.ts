import type { SchoolOrganisation } from '@billett/contract'
import { businessDateOf, WAITS_FOR_PAYER, WAITS_FOR_SCHOOL } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { isStillConfirmable } from '../decision/index.ts'
import { caredForBy, paysOn, reachOf } from '../reach/index.ts'
import { CONFIRMED_LATE } from '../school-contract/index.ts'

/**
 * What waits for a yes of the reader: of a school, or, where they pay for the place, of who pays. A company that pays
 * for its own people is both, as `mayDecide` has it.
 */
const waits = ({ pays, ofCompany, state }: { pays: SQL; ofCompany: SQL; state: SQL }): SQL => sql`(
  ((not ${pays} or ${ofCompany}) and ${state} = any(${sql.param(WAITS_FOR_SCHOOL)}::text[]))
  or (${pays} and ${state} = any(${sql.param(WAITS_FOR_PAYER)}::text[])))`

/** What waits for either of them. */
const WAITING = sql`${sql.param([...WAITS_FOR_SCHOOL, ...WAITS_FOR_PAYER])}::text[]`

/** Organisations the reader may look at, those above before those below, by name; `only` narrows them. */
async function listed(context: Context, db: Statements, only: SQL, { limit, offset }: Window) {
  const today = businessDateOf(context.world.clock())
  const { rows } = await db.execute<SchoolOrganisation & Record<string, unknown>>(sql`
    with recursive reach as materialized ${reachOf(context)},
    -- Right below what it is a part of, or else below who pays for it: as far as the reader may look.
    hung as (
      select o.id, o.name, coalesce(above.organisation_id, paying.id) as at
      from organisation o
      join reach on reach.organisation_id = o.id
      left join reach above on above.organisation_id = o.parent_id
      left join lateral (
        select paid.payer_id as id from pays_for paid join reach payer on payer.organisation_id = paid.payer_id
        where paid.organisation_id = o.id and ${paysOn(today)}
      ) as paying on true
    ),
    standing as (
      select hung.id, 0 as depth, lower(hung.name) || ' ' || hung.id as path, null::uuid as seen_parent
      from hung where hung.at is null
      union all
      select hung.id, standing.depth + 1, standing.path || '/' || lower(hung.name) || ' ' || hung.id, standing.id
      from standing join hung on hung.at = standing.id
    ),
    placed as (
      select * from standing
      union all
      -- Those that pay for each other in a ring stand alone.
      select hung.id, 0, lower(hung.name) || ' ' || hung.id, null from hung
      where not exists (select 1 from standing where standing.id = hung.id)
    ),
    page as (
      select placed.*, o.party_id, o.kind, o.name, o.number, o.school_type, o.address, o.is_obligated_to_control,
        o.control_from, o.control_then, o.valid_until
      from placed join organisation o on o.id = placed.id
      where ${only}
      order by placed.depth, placed.path limit ${limit} offset ${offset}
    ),
    inside (top, id) as (
      select page.id, page.id from page
      union
      select inside.top, further.id from inside cross join lateral ${caredForBy(sql`inside.id`, today)} as further
    ),
    -- Of each organisation once, however many of the page it stands below.
    counted as (
      select reach.organisation_id as id, reach.pays, o.kind in ('company', 'department') as of_company, o.party_id
      from reach join organisation o on o.id = reach.organisation_id
      where o.id in (select id from inside)
    ),
    there as materialized (
      select m.organisation_id as id, count(*)::int as count from membership m
      where m.organisation_id = any(array(select id from counted))
        and m.valid_from <= ${today} and (m.valid_until is null or m.valid_until >= ${today}) group by 1
    ),
    asked as materialized (
      select waiting.organisation_id as party_id, waiting.state, count(*)::int as count from contract waiting
      where waiting.organisation_id = any(array(select party_id from counted)) and waiting.state = any(${WAITING})
      group by 1, 2
    ),
    -- What went on without an answer of a school the reader looks after, which it may still give.
    late as materialized (
      select c.organisation_id as party_id, count(*)::int as count from contract c
      where c.organisation_id = any(array(select party_id from counted where not pays))
        and ${isStillConfirmable(CONFIRMED_LATE, today)}
      group by 1
    ),
    people as (
      select inside.top, sum(there.count)::int as count from inside join there on there.id = inside.id group by 1
    ),
    open as (
      select inside.top, sum(waiting.count)::int as count from inside
      join counted on counted.id = inside.id
      join (
        select asked.party_id, asked.count from asked join counted on counted.party_id = asked.party_id
        where ${waits({ pays: sql`counted.pays`, ofCompany: sql`counted.of_company`, state: sql`asked.state` })}
        union all
        select late.party_id, late.count from late
      ) as waiting on waiting.party_id = counted.party_id
      group by 1
    )
    select page.id as guid, page.seen_parent as "parentGuid", page.kind, page.name, page.number,
      page.school_type as "schoolType", page.address ->> 'city' as town,
      coalesce(people.count, 0) as students, coalesce(open.count, 0) as waiting,
      page.is_obligated_to_control as "isObligatedToControl",
      case when page.control_then <> page.is_obligated_to_control then page.control_from end as "controlChangesOn",
      page.valid_until as "validUntil"
    from page left join people on people.top = page.id left join open on open.top = page.id
    order by page.depth, page.path`)
  return rows
}

export const organisationsOfPage = (context: Context, db: Statements, window: Window) =>
  listed(context, db, sql`true`, window)

/** By a part of the name, or how number or town begin. */
export function organisationsLike(context: Context, db: Statements, text: string, window: Window) {
  const begins = beginning(text)
  const only = sql`(lower(o.name) like ${`%${begins}`} or lower(o.number) like ${begins}
    or lower(o.address ->> 'city') like ${begins})`
  return listed(context, db, only, window)
}

export const organisationById = async (context: Context, db: Statements, id: string) =>
  (await listed(context, db, sql`o.id = ${id}`, { limit: 1, offset: 0 }))[0]

/** Those the reader is named for, by name. */
export const ownOrganisations = ({ visitor, ...context }: Context, db: Statements, window: Window) =>
  listed(
    { ...context, visitor },
    db,
    sql`o.id in (select organisation_id from contact_person where account_id = ${visitor.id} and ended_on is null
      and (last_day is null or last_day >= ${businessDateOf(context.world.clock())}))`,
    window,
  )
