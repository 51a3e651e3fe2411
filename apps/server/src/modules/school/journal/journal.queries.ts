import type { JournalQuery, PortalAct } from '@billett/contract'
import { businessDateOf, type Instant, portalRight } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { beginning } from '../../../db/beginning.ts'
import type { Window } from '../../../db/window.ts'
import { inCareOf, rightsWithin } from '../reach/index.ts'
import { NOTED_CALLS, OF_PAYERS } from './noted-calls.ts'

/** What was done, as the database says it. */
export interface ActRow {
  id: string
  act: PortalAct
  on: string
  by: string
  organisationId: string
  organisationName: string
  about: string
  detail: Readonly<Record<string, string | number | boolean>>
}

interface Wanted extends Pick<JournalQuery, 'organizationId' | 'search'> {
  acts: readonly PortalAct[]
  from: Instant | undefined
  before: Instant | undefined
}

/** What is listed, each with the rights of which one is enough to read of it, and whether who pays alone does. */
function notedCalls(acts: readonly PortalAct[]): SQL {
  const rows = acts.map(act => {
    const { name, access } = NOTED_CALLS[act]
    const needed = access.who === 'portal' ? access.nodes.map(portalRight) : []
    return sql`(${act}::text, ${name}::text, ${sql.param(needed)}::int[], ${OF_PAYERS.has(act)}::boolean)`
  })
  return sql`noted (act, call, needed, of_payers) as (values ${sql.join(rows, sql`, `)})`
}

function wanted(context: Context, { organizationId, search, from, before }: Wanted): SQL {
  return sql.join(
    [
      sql`a.client_id = ${clientIdOf(context.world)}`,
      sql`exists (
        select 1 from seen where seen.organisation_id = a.organisation_id and seen.rights && noted.needed
          and (seen.pays or not noted.of_payers))`,
      ...(organizationId
        ? [
            sql`a.organisation_id in (
              select organisation_id from ${inCareOf(context, organizationId, sql`seen`)} as inside)`,
          ]
        : []),
      ...(search
        ? [
            sql`(lower(doer.last_name) like ${beginning(search)} or lower(doer.first_name) like ${beginning(search)}
              or lower(doer.first_name || ' ' || doer.last_name) like ${beginning(search)})`,
          ]
        : []),
      ...(from ? [sql`a.done_on >= ${from}`] : []),
      ...(before ? [sql`a.done_on < ${before}`] : []),
    ],
    sql` and `,
  )
}

/** What it was about by name: a pupil as long as they are there, else the number of the contract. */
const nameOfAbout = (today: string): SQL => sql`coalesce(
  (select coalesce((
      select person.last_name || ', ' || person.first_name from membership m
      join party_person person on person.party_id = m.party_id
      where m.party_id = c.holder_id and m.organisation_id = page.organisation_id
        and (m.valid_until is null or m.valid_until >= ${today}) limit 1), c.number)
    from contract c where c.id = page.about_id),
  (select person.last_name || ', ' || person.first_name from membership m
    join party_person person on person.party_id = m.party_id
    left join school_request request on request.id = page.about_id
    where m.party_id = coalesce(request.party_id, page.about_id) and m.organisation_id = page.organisation_id
      and (m.valid_until is null or m.valid_until >= ${today}) limit 1),
  -- As they were invited, whatever their account says.
  (select coalesce(named.invited_as ->> 'firstName', account.first_name) || ' '
      || coalesce(named.invited_as ->> 'lastName', account.last_name)
    from contact_person named join user_account account on account.id = named.account_id where named.id = page.about_id),
  (select file_name from batch where id = page.about_id),
  '')`

/** What people of the portal did at organisations the reader may look at, the latest first. */
export async function listedActs(context: Context, query: Wanted, { limit, offset }: Window): Promise<ActRow[]> {
  const today = businessDateOf(context.world.clock())
  const { rows } = await context.world.db.execute<ActRow & Record<string, unknown>>(sql`
    with seen as materialized ${rightsWithin(context)},
    ${notedCalls(query.acts)},
    page as materialized (
      select a.id, noted.act, a.done_on, a.organisation_id, a.about_id, a.detail,
        coalesce(doer.first_name || ' ' || doer.last_name, '') as by
      from portal_action a
      join noted on noted.call = a.call
      left join user_account doer on doer.id = a.account_id
      where a.organisation_id = any(array(select organisation_id from seen)) and ${wanted(context, query)}
      order by a.done_on desc, a.id desc limit ${limit} offset ${offset}
    )
    select page.id, page.act, page.by, page.detail, o.id as "organisationId", o.name as "organisationName",
      to_char(page.done_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "on", ${nameOfAbout(today)} as about
    from page join organisation o on o.id = page.organisation_id
    order by page.done_on desc, page.id desc`)
  return rows
}
