import type { Cents, Language, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { withinCompany } from './in-force.queries.ts'

/** What a control says of a ticket besides its days: also of somebody who has left the list long ago. */
export interface ControlRow {
  lastName: string
  firstName: string
  /** The last that the company's list has said; empty: never. */
  personnelNumber: string
  /** Last day in that list; null: no end is known, or never in it. */
  listedUntil: PlainDate | null
  department: string
  /** What the ticket is called. */
  product: string
  /** What the company was claimed for the ticket in the month. */
  contributionCents: Cents
}

interface Wanted {
  companyId: string
  contractIds: readonly string[]
  /** `2026-12`. */
  month: string
  language: Language
}

/** The same of several tickets of a company, by their contracts. */
export async function controlRows(
  db: Statements,
  { companyId, contractIds, month, language }: Wanted,
): Promise<Map<string, ControlRow>> {
  const { rows } = await db.execute<ControlRow & { id: string } & Record<string, unknown>>(sql`
    select c.id, coalesce(person.last_name, '') as "lastName", coalesce(person.first_name, '') as "firstName",
      coalesce(member.personnel_number, '') as "personnelNumber", place_of.until as "listedUntil", coalesce(place.name, '') as department,
      coalesce(sold.configuration -> 'title' ->> ${language}, sold.configuration -> 'title' ->> 'de') as product,
      (select coalesce(sum(claim.cents), 0)::int from claim
        join payer_account account on account.id = claim.payer_id
        join organisation payer on payer.party_id = account.party_id
        where claim.contract_id = c.id and left(claim.period_start, 7) = ${month}
          and claim.component in ('fare', 'surcharge', 'discount', 'baseFee')
          and payer.id in ${withinCompany(companyId)}) as "contributionCents"
    from contract c
    join subscription_configuration sold on sold.id = c.configuration_id
    left join organisation place on place.party_id = c.organisation_id and place.kind = 'department'
    left join party_person person on person.party_id = c.holder_id
    left join lateral (
      select m.personnel_number from membership m
      where m.party_id = c.holder_id and m.organisation_id in ${withinCompany(companyId)} and m.personnel_number <> ''
      order by m.valid_from desc limit 1
    ) as member on true
    left join lateral (
      select m.valid_until as until from membership m
      where m.party_id = c.holder_id and m.organisation_id in ${withinCompany(companyId)}
      order by m.valid_from desc limit 1
    ) as place_of on true
    where c.id = any(${sql.param([...contractIds])}::uuid[])`)
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
