import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { type ContractFilter, isAmong, narrowed } from './narrowed.queries.ts'
import { waitingFor } from './waiting.queries.ts'

/** What waits at one organisation for one subscription. */
export interface CountedRow {
  organisationId: string
  organisationName: string
  /** What the subscription is called in all its versions. */
  subscription: string
  /** The version that is looked at for its name. */
  configurationId: string
  /** How many are meant, and when the oldest of these was asked for; null where none is. */
  count: number
  oldest: string | null
}

const groupsOf = (condition: SQL, meant: SQL): SQL => sql`
  select c.organisation_id, c.configuration_id, count(*) filter (where ${meant}) as count,
    min(c.submitted_on) filter (where ${meant}) as oldest
  from contract c where ${condition} group by c.organisation_id, c.configuration_id`

/**
 * How much waits for the reader at an organisation and all below it, by organisation and subscription, with how much of
 * it is meant by what the list is narrowed down to; all of it is gone over once. Organisations by their names.
 */
export async function countedWaiting(
  context: Context,
  db: Statements,
  organisationId: string,
  { school, ...filter }: ContractFilter,
): Promise<CountedRow[]> {
  const ofSchool = school
    ? [isAmong(sql`c.organisation_id`, sql`select party_id from organisation where id = ${school}`)]
    : []
  const meant = sql.join([sql`true`, ...ofSchool, ...narrowed(filter, context)], sql` and `)
  const parts = (await waitingFor(context, db, { organisationId })).map(condition => groupsOf(condition, meant))
  if (parts.length === 0) return []
  const { rows } = await db.execute<CountedRow & Record<string, unknown>>(sql`
    select o.id as "organisationId", o.name as "organisationName", version.key as subscription,
      (array_agg(version.id order by version.version desc))[1] as "configurationId", sum(groups.count)::int as count,
      to_char(min(groups.oldest) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from (${sql.join(parts, sql` union all `)}) as groups
    join organisation o on o.party_id = groups.organisation_id
    join subscription_configuration version on version.id = groups.configuration_id
    group by o.id, o.name, version.key order by lower(o.name), o.id`)
  return rows
}
