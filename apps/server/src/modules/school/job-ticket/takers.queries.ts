import type { PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { withinCompany } from './in-force.queries.ts'

interface Firm {
  guid: string
  name: string
}

/** A company and the firms that order as one with it. */
export async function firmsOf(db: Statements, companyId: string): Promise<Firm[]> {
  const { rows } = await db.execute<Firm & Record<string, unknown>>(sql`
    select id as guid, name from organisation where kind = 'company' and id in ${withinCompany(companyId)} order by id`)
  return rows
}

/** Companies of a client with which something is agreed. */
export async function companiesAgreed(db: Statements, clientId: string): Promise<Firm[]> {
  const { rows } = await db.execute<Firm & Record<string, unknown>>(sql`
    select distinct o.id as guid, o.name from framework_contract f join organisation o on o.id = f.company_id
    where f.client_id = ${clientId} and f.state = 'released' order by o.id`)
  return rows
}

/** An employee as the list of a company says it. */
export interface ListedEmployee {
  partyId: string
  personnelNumber: string
  /** Last day at the company; null: no end is known. */
  until: PlainDate | null
}

/** Whoever was in the list of a company on a day or later, by their party; of several places the last. */
export async function employeesOf(
  db: Statements,
  companyId: string,
  day: PlainDate,
): Promise<Map<string, ListedEmployee>> {
  const { rows } = await db.execute<ListedEmployee & Record<string, unknown>>(sql`
    select m.party_id as "partyId", m.personnel_number as "personnelNumber", m.valid_until as until
    from membership m
    where m.organisation_id in ${withinCompany(companyId)} and (m.valid_until is null or m.valid_until >= ${day})
    order by m.valid_from`)
  return new Map(rows.map(row => [row.partyId, row]))
}

/** Whether the same was told before, seen to or not. */
export async function isTold(db: Statements, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from admin_event where key = ${key} limit 1`)
  return rows.length > 0
}
