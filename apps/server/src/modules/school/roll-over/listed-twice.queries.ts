import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { caredForBy } from '../reach/index.ts'
import type { StoredYear } from './school-year.repository.ts'

/**
 * Who stands in the list of a school for a year, and by name and birth date in that of another school of the same
 * authority as somebody else: each school's list makes a pupil of its own of whom it does not know.
 */
export async function listedTwice(
  db: Statements,
  { authorityId, validFrom }: Pick<StoredYear, 'authorityId' | 'validFrom'>,
  schoolId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ partyId: string }>(sql`
    with recursive inside (id) as (
      select ${authorityId}::uuid
      union
      select further.id from inside cross join lateral ${caredForBy(sql`inside.id`, validFrom)} as further
    )
    select distinct here.party_id as "partyId" from membership here
    join party_person person on person.party_id = here.party_id
    join party_person other on lower(other.last_name) = lower(person.last_name)
      and lower(other.first_name) = lower(person.first_name) and other.birth_date = person.birth_date
      and other.party_id <> person.party_id
    join membership there on there.party_id = other.party_id and there.organisation_id <> here.organisation_id
      and there.valid_from >= ${validFrom}
    where here.organisation_id = ${schoolId} and here.valid_from >= ${validFrom}
      and there.organisation_id in (select id from inside)`)
  return new Set(rows.map(({ partyId }) => partyId))
}
