import { type SQL, sql } from 'drizzle-orm'

/**
 * Address that stands with `application`; null where it is an office's. What a school has asked for names its own
 * address: what a letter says of money is not for it. It is asked outside the wall, which hides other offices.
 */
export const applicantAddress = (authorityId: SQL): SQL => sql`(case when exists (
  select 1 from contact_person named join user_account office on office.id = named.account_id
  where lower(office.email) = lower(application.email) and named.organisation_id <> ${authorityId}
) then null else nullif(application.email, '') end)`
