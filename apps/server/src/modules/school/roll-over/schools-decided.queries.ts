import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { caredForBy } from '../reach/index.ts'
import type { StoredYear } from './school-year.repository.ts'

/** Organisations about whose pupils is decided with a year, as their ids and as who takes part in contracts. */
async function decidedWith(db: Statements, { authorityId, validFrom }: StoredYear): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string; partyId: string }>(sql`
    with recursive inside (id) as (
      select ${authorityId}::uuid
      union
      select further.id from inside cross join lateral ${caredForBy(sql`inside.id`, validFrom)} as further
    )
    select o.id, o.party_id as "partyId" from organisation o join inside on inside.id = o.id`)
  return new Set(rows.flatMap(({ id, partyId }) => [id, partyId]))
}

/** Whether a school is one about which others decide; few go to one, so that it is looked up when somebody does. */
export function othersFinder(db: Statements, year: StoredYear): (school: string) => Promise<boolean> {
  let known: Promise<Set<string>> | undefined
  return async school => {
    known ??= decidedWith(db, year)
    return !(await known).has(school)
  }
}
