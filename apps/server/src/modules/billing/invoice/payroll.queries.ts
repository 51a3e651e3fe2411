import type { Cents, ClaimComponent, Language, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'

/** A list of what a company keeps back from wages. */
export interface Payroll {
  id: string
  payerId: string
  month: string
  currency: string
  count: number
  cents: Cents
  company: string
  companyId: string
  language: Language
}

/** A list with the company it is of; undefined where the client has no such list. */
export async function payrollById(db: Statements, clientId: string, id: string): Promise<Payroll | undefined> {
  const { rows } = await db.execute<{ [K in keyof Payroll]: Payroll[K] }>(sql`
    select list.id, list.payer_id as "payerId", list.month, list.currency, list.count, list.cents,
      company.name as company, company.id as "companyId", party.language
    from payroll_list list
    join payer_account payer on payer.id = list.payer_id
    join party on party.id = payer.party_id
    join organisation company on company.party_id = party.id
    where list.client_id = ${clientId} and list.id = ${id}`)
  return rows[0]
}

export interface PayrollRow {
  id: string
  personnelNumber: string
  lastName: string
  firstName: string
  department: string
  product: string
  component: ClaimComponent
  periodStart: PlainDate
  /** What the company pays of the same. */
  employerCents: Cents
  /** What is kept back from the wage; less than nothing is paid out with it. */
  employeeCents: Cents
}

/** Rows read at a time. */
const SOME = 1000

/** What a list says, person by person, some at a time in the order of their claims. */
export async function* payrollRows(
  db: Statements,
  listId: string,
  language: Language,
): AsyncGenerator<readonly PayrollRow[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const { rows } = await db.execute<{ [K in keyof PayrollRow]: PayrollRow[K] }>(sql`
      select c.id, coalesce(member.personnel_number, '') as "personnelNumber", coalesce(person.last_name, '') as "lastName",
        coalesce(person.first_name, '') as "firstName", coalesce(place.name, '') as department, c.component,
        c.period_start as "periodStart", entry.cents as "employeeCents",
        coalesce(version.configuration -> 'title' ->> ${language}, version.configuration -> 'title' ->> 'de') as product,
        (select coalesce(sum(other.cents), 0)::int from claim other
          where other.contract_id = c.contract_id and other.component = c.component and other.revision = c.revision
            and other.period_start = c.period_start and other.payer_id = list.payer_id) as "employerCents"
      from payroll_entry entry
      join payroll_list list on list.id = entry.list_id
      join claim c on c.id = entry.claim_id
      join contract on contract.id = c.contract_id
      join subscription_configuration version on version.id = contract.configuration_id
      left join organisation place on place.party_id = contract.organisation_id
      left join party_person person on person.party_id = contract.holder_id
      left join lateral (
        select m.personnel_number from membership m
        where m.party_id = contract.holder_id and m.valid_from < c.period_end and m.personnel_number <> ''
        order by m.organisation_id = place.id desc, m.valid_from desc limit 1
      ) member on true
      where entry.list_id = ${listId} and c.id > ${after}::uuid order by c.id limit ${SOME}`)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < SOME) return
    after = last.id
  }
}
