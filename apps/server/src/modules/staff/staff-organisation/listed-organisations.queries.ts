import type { OrganisationKind, PlainDate } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { beginning } from '../../../db/beginning.ts'
import type { Statements } from '../../../db/database.ts'
import type { Window } from '../../../db/window.ts'
import { nearestPayer } from '../../school/reach/index.ts'

/** Which organisations are looked for; every client is named. */
export interface OrganisationFilter {
  clientIds: readonly string[]
  today: PlainDate
  /** One of them; any without it. */
  id?: string | undefined
  kind?: OrganisationKind | undefined
  state?: 'served' | 'ended' | undefined
  /** What somebody has typed; '' for nothing. */
  term: string
}

/** Something that has a name. */
export interface Named {
  guid: string
  name: string
}

/** An organisation as it is listed. */
export interface ListedOrganisation extends Record<string, unknown> {
  guid: string
  version: number
  clientId: string
  kind: OrganisationKind
  name: string
  number: string
  schoolType: string
  town: string
  parent: Named | null
  payer: Named | null
  students: number
  contactPersons: number
  validFrom: PlainDate
  validUntil: PlainDate | null
}

const STATES = {
  served: (today: PlainDate) => sql`(o.valid_until is null or o.valid_until >= ${today})`,
  ended: (today: PlainDate) => sql`o.valid_until < ${today}`,
}

function among({ clientIds, today, id, kind, state, term }: OrganisationFilter): SQL {
  const begins = beginning(term)
  return sql.join(
    [
      sql`o.client_id = any(${sql.param([...clientIds])}::text[])`,
      ...(id === undefined ? [] : [sql`o.id = ${id}`]),
      ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
      ...(state === undefined ? [] : [STATES[state](today)]),
      ...(term === ''
        ? []
        : [
            sql`(lower(o.name) like ${`%${begins}`} or lower(o.number) like ${begins}
              or lower(o.address ->> 'city') like ${begins})`,
          ]),
    ],
    sql` and `,
  )
}

const runs = (today: PlainDate) => sql`valid_from <= ${today} and (valid_until is null or valid_until >= ${today})`

/** A page of them, by name. */
export async function organisationsOf(
  db: Statements,
  filter: OrganisationFilter,
  { limit, offset }: Window,
): Promise<ListedOrganisation[]> {
  const { rows } = await db.execute<ListedOrganisation>(sql`
    select o.id as guid, o.version, o.client_id as "clientId", o.kind, o.name, o.number,
      o.school_type as "schoolType", o.address ->> 'city' as town, o.valid_from as "validFrom",
      o.valid_until as "validUntil",
      case when above.id is not null then jsonb_build_object('guid', above.id, 'name', above.name) end as parent,
      (select jsonb_build_object('guid', payer.id, 'name', payer.name)
        from ${nearestPayer(sql`o.id`, sql`${filter.today}::text`)} as payer) as payer,
      (select count(*)::int from membership where organisation_id = o.id and ${runs(filter.today)}) as students,
      (select count(*)::int from contact_person where organisation_id = o.id and ended_on is null) as "contactPersons"
    from organisation o left join organisation above on above.id = o.parent_id
    where ${among(filter)} order by lower(o.name), o.id limit ${limit} offset ${offset}`)
  return rows
}

/** How many there are, counted no further than `most`. */
export async function organisationsCounted(db: Statements, filter: OrganisationFilter, most: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from organisation o where ${among(filter)} limit ${most}) as counted`)
  return rows[0]?.count ?? 0
}
