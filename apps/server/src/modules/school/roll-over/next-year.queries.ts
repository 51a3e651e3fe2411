import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'

/** What becomes of a ticket in the year that is rolled into, as parents are told it. */
export interface MemberOfLink {
  yearId: string
  partyId: string
  pupil: string
  authority: string
  schoolYear: string
  from: PlainDate
  isEntitled: boolean | null
  paysSelf: boolean
  exemptionEnds: PlainDate | null
  parentsSaid: 'paysSelf' | 'proof' | null
}

/** Of a contract; undefined where no year is rolled into, or it has taken effect for it. */
export async function memberOfContract(
  db: Statements,
  contractId: string,
  { lock = false } = {},
): Promise<MemberOfLink | undefined> {
  const { rows } = await db.execute<MemberOfLink & Record<string, unknown>>(sql`
    select year.id as "yearId", m.party_id as "partyId",
      trim(coalesce(pupil.first_name || ' ' || pupil.last_name, '')) as pupil,
      authority.name as authority, year.key as "schoolYear", year.valid_from as from,
      m.is_entitled as "isEntitled", m.pays_self as "paysSelf", m.exemption_ends as "exemptionEnds",
      m.parents_said as "parentsSaid"
    from roll_member m
    join school_year year on year.id = m.school_year_id
    join organisation authority on authority.id = year.authority_id
    left join party_person pupil on pupil.party_id = m.party_id
    where m.contract_id = ${contractId} and year.state = 'rolling' and m.applied_on is null
    order by year.valid_from desc limit 1 ${lock ? sql`for update of m` : sql``}`)
  return rows[0]
}

/** Keeps what parents have said. Who has decided about the way stays: it is not they who do. */
export async function keepSaid(
  tx: Transaction,
  { yearId, partyId }: Pick<MemberOfLink, 'yearId' | 'partyId'>,
  said: NonNullable<MemberOfLink['parentsSaid']>,
): Promise<void> {
  const decided = said === 'paysSelf' ? sql`, pays_self = true` : sql``
  await tx.execute(sql`
    update roll_member set parents_said = ${said} ${decided}
    where school_year_id = ${yearId} and party_id = ${partyId}`)
}
