import { type Guardian, recordsOfGuardian } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** More than one guardian ever had: whoever applies each year for each child does not come near it. */
const MOST = 200

/** People of the same client who may be the same as some of them: by account or by address. */
async function alikeTo(db: Statements, ids: readonly string[]): Promise<Guardian[]> {
  const { rows } = await db.execute<Guardian & Record<string, unknown>>(sql`
    with own as (
      select p.id, p.client_id, p.account_id, lower(coalesce(account.email, person.email)) as email
      from party p left join party_person person on person.party_id = p.id
      left join user_account account on account.id = p.account_id and account.state = 'active'
      where p.id = any(${sql.param([...ids])}::uuid[])
    ),
    found as (
      select id from own
      union
      select p.id from own join party p on p.account_id = own.account_id and p.client_id = own.client_id
      union
      select p.id from own join party_person person on lower(person.email) = own.email
      join party p on p.id = person.party_id and p.client_id = own.client_id where own.email <> ''
      union
      select p.id from own join user_account account on account.email_key = own.email and account.client_id = own.client_id
      join party p on p.account_id = account.id where own.email <> ''
      limit ${MOST}
    )
    select p.id, p.client_id as "clientId", p.account_id as "accountId",
      coalesce(person.first_name, '') as "firstName", coalesce(person.last_name, '') as "lastName",
      coalesce(account.email, person.email, '') as email,
      account.id is not null or exists (
        select 1 from family_application family where family.party_id = p.id and family.confirmed_on is not null
      ) as "isEmailConfirmed"
    from found join party p on p.id = found.id and p.kind = 'person'
    left join party_person person on person.party_id = p.id
    left join user_account account on account.id = p.account_id and account.state = 'active'`)
  return rows
}

/** All records of whoever concluded or applied by one of them, itself among them; never of another client. */
export async function recordsLike(db: Statements, subscriberId: string): Promise<string[]> {
  let ids = [subscriberId]
  for (;;) {
    const known = recordsOfGuardian(subscriberId, await alikeTo(db, ids))
    if (known.length <= ids.length) return ids
    ids = known
  }
}
