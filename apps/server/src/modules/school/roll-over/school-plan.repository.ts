import { sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { rollSchool } from '../../../db/schema/index.ts'
import { reachOf } from '../reach/index.ts'
import { LEFT } from './counts.queries.ts'
import type { RolledSchool } from './proposed.repository.ts'

/** A school with what it has said of its year. */
export async function schoolById(db: Statements, yearId: string, id: string): Promise<RolledSchool | undefined> {
  const { rows } = await db.execute<RolledSchool & Record<string, unknown>>(sql`
    select o.id, o.party_id as "partyId", o.is_obligated_to_control as "isObligated", o.valid_until as "validUntil",
      s.last_grade as "lastGrade", coalesce(s.classes, '[]'::jsonb) as classes, s.successor_id as "successorId"
    from organisation o left join roll_school s on s.school_year_id = ${yearId} and s.organisation_id = o.id
    where o.id = ${id}`)
  return rows[0]
}

type Plan = Omit<typeof rollSchool.$inferInsert, 'schoolYearId' | 'organisationId'>

export async function storePlan(
  tx: Transaction,
  { schoolYearId, organisationId, ...plan }: Plan & { schoolYearId: string; organisationId: string },
): Promise<void> {
  await tx
    .insert(rollSchool)
    .values({ schoolYearId, organisationId, ...plan })
    .onConflictDoUpdate({ target: [rollSchool.schoolYearId, rollSchool.organisationId], set: plan })
}

/** A school of a year as its reader sees it. */
export interface SchoolRow {
  id: string
  name: string
  pupils: number
  unclear: number
  waiting: number
  classes: { name: string; pupils: number }[]
  moves: { from: string; to: string[] }[]
  lastGrade: number | null
  successorId: string | null
  /** Null where there is none, and of one that the reader may not look at. */
  successorName: string | null
  firstSchoolDay: string | null
  isDone: boolean
}

/** Schools whose pupils the reader looks after, by name; `only`: one of them. */
export async function schoolsSeen(
  context: Context,
  db: Statements,
  yearId: string,
  only: string | null = null,
): Promise<SchoolRow[]> {
  const { rows } = await db.execute<SchoolRow & Record<string, unknown>>(sql`
    with reach as materialized ${reachOf(context)},
    mine as (
      select m.organisation_id, m.before ->> 'class' as class, m.kind, ${LEFT.approval} and m.asked_on is not null as waits
      from roll_member m left join contract c on c.id = m.contract_id
      where m.school_year_id = ${yearId} and m.organisation_id in (select organisation_id from reach)
        and ${only === null ? sql`true` : sql`m.organisation_id = ${only}`}
    ),
    counted as (
      select organisation_id, count(*)::int as pupils, (count(*) filter (where kind = 'unclear'))::int as unclear,
        (count(*) filter (where waits))::int as waiting from mine group by 1
    ),
    classes as (
      select organisation_id, jsonb_agg(jsonb_build_object('name', class, 'pupils', count) order by class) as classes
      from (select organisation_id, class, count(*)::int as count from mine where class <> '' group by 1, 2) as one
      group by 1
    )
    select o.id, o.name, counted.pupils, counted.unclear, counted.waiting, coalesce(classes.classes, '[]') as classes,
      coalesce(s.classes, '[]'::jsonb) as moves, s.last_grade as "lastGrade", s.successor_id as "successorId",
      successor.name as "successorName", s.first_school_day as "firstSchoolDay", coalesce(s.is_done, false) as "isDone"
    from counted join organisation o on o.id = counted.organisation_id
    left join classes on classes.organisation_id = o.id
    left join roll_school s on s.school_year_id = ${yearId} and s.organisation_id = o.id
    left join organisation successor
      on successor.id = s.successor_id and successor.id in (select organisation_id from reach)
    order by lower(o.name), o.id`)
  return rows
}

/** Pupils of a school whose rows have not taken effect. */
export async function pupilsToPropose(tx: Transaction, yearId: string, schoolId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select party_id as id from roll_member
    where school_year_id = ${yearId} and organisation_id = ${schoolId} and applied_on is null`)
  return rows.map(({ id }) => id)
}
