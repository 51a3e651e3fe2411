import { isUnderWay, type Named, type PlainDate, personKey, personnelKey } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { hasEnd } from '../../../db/ended-by.ts'
import { holdName } from '../../../db/hold-name.ts'
import { applicationStateIn } from '../../../db/state-in.ts'
import { withinCompany } from './in-force.queries.ts'

/** Where in a company somebody may be, by name: what is below it. */
export async function departmentsOf(
  db: Statements,
  companyId: string,
  day: PlainDate,
): Promise<{ guid: string; name: string; partyId: string }[]> {
  const { rows } = await db.execute<{ guid: string; name: string; partyId: string }>(sql`
    select o.id as guid, o.name, o.party_id as "partyId" from organisation o
    where o.id in ${withinCompany(companyId)} and o.id <> ${companyId}
      and (o.valid_until is null or o.valid_until >= ${day})
    order by o.name, o.id`)
  return rows
}

interface Person {
  firstName: string
  lastName: string
  birthDate: PlainDate
  personnelNumber: string
}

/** Who somebody is, as `personKey` asks for it. */
const NAMED = sql`person.last_name as "lastName", person.first_name as "firstName", person.birth_date as "birthDate"`

/** One at a time of those who are the same person; until the transaction ends. */
export async function lockEmployee(
  tx: Transaction,
  clientId: string,
  person: Omit<Person, 'personnelNumber'>,
): Promise<void> {
  await holdName(tx, JSON.stringify(['employee', clientId, personKey(person)]))
}

/** Who of a company's list is meant, by number, name and birth date; undefined: nobody. */
export async function listedEmployee(
  db: Statements,
  companyId: string,
  person: Person,
  day: PlainDate,
): Promise<string | undefined> {
  const { rows } = await db.execute<Named & { partyId: string; number: string } & Record<string, unknown>>(sql`
    select m.party_id as "partyId", m.personnel_number as number, ${NAMED} from membership m
    join party_person person on person.party_id = m.party_id
    where m.organisation_id in ${withinCompany(companyId)} and (m.valid_until is null or m.valid_until >= ${day})
      and person.birth_date = ${person.birthDate}`)
  const wanted = personnelKey(person.personnelNumber)
  const same = rows.filter(one => personKey(one) === personKey(person))
  return wanted === '' ? undefined : same.find(({ number }) => personnelKey(number) === wanted)?.partyId
}

/**
 * Whether somebody of this name and birth date has a ticket by a company of the group, or has asked for one and proven
 * their address.
 */
export async function hasTicketInGroup(db: Statements, companyId: string, person: Person): Promise<boolean> {
  const { rows } = await db.execute<Named & Record<string, unknown>>(sql`
    with recursive up (id, parent_id) as (
      select o.id, o.parent_id from organisation o where o.id = ${companyId}
      union
      select o.id, o.parent_id from up join organisation o on o.id = up.parent_id where o.kind = 'company'
    ), within (id) as (
      select id from up
      union
      select below.id from within join organisation below on below.parent_id = within.id
    )
    select ${NAMED} from contract c join organisation o on o.party_id = c.organisation_id
    join party_person person on person.party_id = c.holder_id
    where o.id in (select id from within)
      and ${applicationStateIn(sql`c.state`, isUnderWay)}
      and person.birth_date = ${person.birthDate}
      and not ${hasEnd(sql`c.id`)}`)
  return rows.some(one => personKey(one) === personKey(person))
}
