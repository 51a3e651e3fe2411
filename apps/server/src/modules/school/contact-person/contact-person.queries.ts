import { isPayingKind, ORGANISATION_KINDS } from '@billett/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { reachOf } from '../reach/index.ts'

const PAYING = sql.param(ORGANISATION_KINDS.filter(isPayingKind))

/** Somebody who is named for an organisation, as the database says it. */
export interface PersonRow {
  id: string
  accountId: string
  organisationId: string
  organisationName: string
  pays: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  function: string
  rights: number[]
  /** Since they were named. */
  hasSignedIn: boolean
  /** The account was made for this, and its owner has not been there yet. */
  isFresh: boolean
  lastSeenOn: string | null
  /** The last day on which they look at anything for it. */
  lastDay: string | null
}

/** Which of those somebody looks for; all that are given hold. */
interface Sought {
  id?: string
  accountId?: string
  organisationId?: string | undefined
}

const soughtBy = ({ id, accountId, organisationId }: Sought): SQL =>
  sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`person.id = ${id}`]),
      ...(accountId === undefined ? [] : [sql`person.account_id = ${accountId}`]),
      ...(organisationId === undefined ? [] : [sql`o.id = ${organisationId}`]),
    ],
    sql` and `,
  )

/** Who is named for organisations, by name; `reached` narrows these by a join. */
async function persons(db: Statements, reached: SQL, sought: Sought): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow & Record<string, unknown>>(sql`
    select person.id, person.account_id as "accountId", o.id as "organisationId", o.name as "organisationName",
      o.kind = any(${PAYING}::text[]) as pays, called.first_name as "firstName", called.last_name as "lastName",
      called.email, called.phone, person.function, person.rights, person.last_day as "lastDay",
      seen.last is not null as "hasSignedIn",
      seen.last is null and account.registered_on = person.named_on as "isFresh",
      to_char(seen.last at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenOn"
    from contact_person person
    join organisation o on o.id = person.organisation_id
    ${reached}
    join user_account account on account.id = person.account_id
    left join lateral (
      select max(session.seen_on) as last from user_session session
      where session.account_id = account.id and session.seen_on >= person.named_on
    ) as seen on true
    -- Who has not been there since is shown as they were invited: whoever knows an address learns no name by it.
    cross join lateral (
      select coalesce(invited.name ->> 'firstName', account.first_name) as first_name,
        coalesce(invited.name ->> 'lastName', account.last_name) as last_name,
        coalesce(invited.name ->> 'email', account.email, '') as email,
        coalesce(invited.name ->> 'phone', account.phone) as phone
      from (select case when seen.last is null then person.invited_as end as name) as invited
    ) as called
    where person.ended_on is null and account.state <> 'deleted' and ${soughtBy(sought)}
    order by lower(called.last_name), lower(called.first_name), person.id`)
  return rows
}

/**
 * Who is named for organisations the reader may look at. A school looks at its own people; who pays also at those of
 * the schools.
 */
export const listedPersons = (context: Context, db: Statements, sought: Sought): Promise<PersonRow[]> =>
  persons(db, sql`join ${reachOf(context)} as reach on reach.organisation_id = o.id`, sought)

/** Who is named for an organisation, for staff, who see all of their clients'. */
export const personsOf = (db: Statements, organisationId: string): Promise<PersonRow[]> =>
  persons(db, sql``, { organisationId })
