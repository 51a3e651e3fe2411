import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { caredForBy } from '../reach/index.ts'
import type { StoredYear } from './school-year.repository.ts'

interface Decided {
  organisationId: string
  partyId: string
}

/** Organisations about whose pupils is decided with a year. */
async function decidedWith(db: Statements, { authorityId, validFrom }: StoredYear): Promise<Decided[]> {
  const { rows } = await db.execute<Decided & Record<string, unknown>>(sql`
    with recursive inside (id) as (
      select ${authorityId}::uuid
      union
      select further.id from inside cross join lateral ${caredForBy(sql`inside.id`, validFrom)} as further
    )
    select o.id as "organisationId", o.party_id as "partyId" from organisation o join inside on inside.id = o.id`)
  return rows
}

interface OthersFinder {
  /** By the id of an organisation. */
  isSchool: (organisationId: string) => Promise<boolean>
  /** By who takes part in contracts: of a school behind the wall nothing else is read. */
  isParty: (partyId: string) => Promise<boolean>
}

/** Whether a school is one about which others decide; few go to one, so that it is looked up when somebody does. */
export function othersFinder(db: Statements, year: StoredYear): OthersFinder {
  let known: Promise<Decided[]> | undefined
  const among = (key: keyof Decided) => {
    let ids: Promise<Set<string>> | undefined
    return async (id: string): Promise<boolean> => {
      known ??= decidedWith(db, year)
      ids ??= known.then(all => new Set(all.map(one => one[key])))
      return !(await ids).has(id)
    }
  }
  return { isSchool: among('organisationId'), isParty: among('partyId') }
}
