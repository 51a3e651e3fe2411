import {
  businessDateOf,
  isPayingKind,
  type MenuNode,
  ORGANISATION_KINDS,
  type PlainDate,
  portalRight,
} from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'

const PAYING = sql.param(ORGANISATION_KINDS.filter(isPayingKind))

/** Where somebody is named, as whom and with which entries of the menu, and what follows from it: `reached`. */
function reached({ world, visitor }: Pick<Context, 'world' | 'visitor'>, named: SQL): SQL {
  const today = businessDateOf(world.clock())
  return sql`reached (id, pays, rights) as (
      select named.id, named.kind = any(${PAYING}::text[]), person.rights
      from contact_person person join organisation named on named.id = person.organisation_id
      where person.client_id = ${clientIdOf(world)} and person.account_id = ${visitor.id} and person.ended_on is null
        and (person.last_day is null or person.last_day >= ${today})
        and (named.valid_until is null or named.valid_until >= ${today}) and ${named}
      union
      select further.id, reached.pays, reached.rights from reached cross join lateral (
        select below.id from organisation below where below.parent_id = reached.id
        union all
        select paid.organisation_id from pays_for paid
        where reached.pays and paid.payer_id = reached.id and paid.valid_from <= ${today}
          and (paid.valid_until is null or paid.valid_until >= ${today})
      ) as further
    )`
}

/** Whether one of these entries of the menu was given to a `person` where they are named. */
const givenOf = (entries: readonly MenuNode[]): SQL => sql`exists (
  select 1 from jsonb_array_elements_text(person.rights) as held (text)
  where held.text::int = any(${sql.param(entries.map(portalRight))}::int[]))`

/**
 * The organisations somebody may look at today, `(organisation_id, pays)`: those they are named for, all below these,
 * and for people of who pays all these pay for. Part of every query of the portal by a join: who is named for nothing
 * joins nothing, and foreign rows are as absent as rows that never were. `pays`: they decide on money there and see it.
 * Who is named for several has at each the entries of the menu they were given for it: where none of the call's is
 * among them, they are a stranger.
 */
export function reachOf({ entries = [], ...context }: Pick<Context, 'world' | 'visitor' | 'entries'>): SQL {
  return sql`(
    with recursive ${reached(context, givenOf(entries))}
    select id as organisation_id, bool_or(pays) as pays from reached group by id
  )`
}

/**
 * The same with all that somebody may do there, `(organisation_id, pays, rights)`: for what is shown to who could have
 * done it themselves. An organisation can have two rows, of one who pays for it and is named for it besides.
 */
export const rightsWithin = ({ entries = [], ...context }: Pick<Context, 'world' | 'visitor' | 'entries'>): SQL => sql`(
    with recursive ${reached(context, givenOf(entries))}
    select id as organisation_id, pays, array_agg(distinct held.text::int) as rights
    from reached cross join lateral jsonb_array_elements_text(reached.rights) as held (text) group by id, pays
  )`

/** Which rights somebody has at an organisation: nobody gives others more there. */
export async function rightsAt(context: Context, db: Statements, organisationId: string): Promise<number[]> {
  const { rows } = await db.execute<{ held: number }>(sql`
    with recursive ${reached(context, sql`true`)}
    select distinct held.text::int as held from reached cross join lateral jsonb_array_elements_text(rights) as held (text)
    where id = ${organisationId}`)
  return rows.map(({ held }) => held)
}

/** Whether a row `paid` of who pays for whom holds on a day. */
export const paysOn = (day: PlainDate): SQL =>
  sql`paid.valid_from <= ${day} and (paid.valid_until is null or paid.valid_until >= ${day})`

/** What an organisation looks after right away, `(id)`: what is right below it, and what it pays for on a day. */
export const caredForBy = (organisationId: SQL, day: PlainDate): SQL => sql`(
  select below.id from organisation below where below.parent_id = ${organisationId}
  union all
  select paid.organisation_id from pays_for paid join organisation payer on payer.id = paid.payer_id
  where paid.payer_id = ${organisationId} and payer.kind = any(${PAYING}::text[]) and ${paysOn(day)}
)`

/**
 * An organisation with all below it and all these pay for today, `(organisation_id)`; nothing where the reader may not
 * look at it: who pays for a school is not told by what is found there. `reach`: its name, where the statement has one.
 */
export const inCareOf = (
  context: Pick<Context, 'world' | 'visitor' | 'entries'>,
  organisationId: string,
  reach: SQL = reachOf(context),
): SQL => sql`(
  with recursive inside (id) as (
    select own.organisation_id from ${reach} as own where own.organisation_id = ${organisationId}
    union
    select further.id from inside
    cross join lateral ${caredForBy(sql`inside.id`, businessDateOf(context.world.clock()))} as further
  )
  select id as organisation_id from inside
)`

/** Whether somebody may look at an organisation today. */
export async function isReached(context: Context, db: Statements, organisationId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${reachOf(context)} as reach where reach.organisation_id = ${organisationId}`,
  )
  return rows.length > 0
}

/** Whether somebody decides on money at an organisation today. */
export async function paysAt(context: Context, db: Statements, organisationId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${reachOf(context)} as reach where reach.organisation_id = ${organisationId} and reach.pays`,
  )
  return rows.length > 0
}
