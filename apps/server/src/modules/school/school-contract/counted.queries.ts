import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import type { ContractFilter } from './narrowed.queries.ts'
import { waitingFor } from './waiting.queries.ts'

/** What waits at one organisation for one subscription. */
export interface CountedRow {
  organisationId: string
  organisationName: string
  /** What the subscription is called in all its versions. */
  subscription: string
  /** The version that is looked at for its name. */
  configurationId: string
  count: number
  oldest: string
}

const groupsOf = (condition: SQL): SQL => sql`
  select c.organisation_id, c.configuration_id, count(*) as count, min(c.submitted_on) as oldest from contract c
  where ${condition} group by c.organisation_id, c.configuration_id`

/** How much waits for the reader, by organisation and subscription; organisations by their names. */
export async function countedWaiting(context: Context, db: Statements, filter: ContractFilter): Promise<CountedRow[]> {
  const parts = (await waitingFor(context, db, filter)).map(groupsOf)
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
