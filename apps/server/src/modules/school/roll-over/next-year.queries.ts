import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isEndedBy } from '../../../db/ended-by.ts'
import { PARENTS_SAID, type ParentsSaid } from './parents-said.queries.ts'

/** What becomes of a ticket in the year that is rolled into, as parents are told it. */
export interface MemberOfLink {
  yearId: string
  partyId: string
  pupil: string
  authority: string
  from: PlainDate
  isEntitled: boolean | null
  paysSelf: boolean
  exemptionEnds: PlainDate | null
  /** What they have agreed to pay for a month; null: nothing. */
  agreedCents: number | null
  parentsSaid: readonly ParentsSaid[]
  /** The ticket ends before the year begins, whatever is said of it. */
  hasEnded: boolean
}

/** Of a contract; undefined where no year is rolled into, or it has taken effect for it. */
export async function memberOfContract(
  db: Statements,
  contractId: string,
  { lock = false } = {},
): Promise<MemberOfLink | undefined> {
  const { rows } = await db.execute<MemberOfLink & Record<string, unknown>>(sql`
    select year.id as "yearId", m.party_id as "partyId",
      trim(coalesce(pupil.first_name || ' ' || pupil.last_name, '')) as pupil, authority.name as authority,
      year.valid_from as from, m.is_entitled as "isEntitled", m.pays_self as "paysSelf",
      m.exemption_ends as "exemptionEnds", m.agreed_cents as "agreedCents", ${PARENTS_SAID} as "parentsSaid",
      ${isEndedBy(sql`m.contract_id`, sql`year.valid_from`)} as "hasEnded"
    from roll_member m
    join school_year year on year.id = m.school_year_id
    join organisation authority on authority.id = year.authority_id
    left join party_person pupil on pupil.party_id = m.party_id
    where m.contract_id = ${contractId} and year.state = 'rolling' and m.applied_on is null
    order by year.valid_from desc limit 1 ${lock ? sql`for update of m` : sql``}`)
  return rows[0]
}
