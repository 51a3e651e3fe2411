import type { ImportedPerson, ImportInverse, PlainDate } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { membership, party, partyPerson } from '../../../db/schema/index.ts'

export type MembershipKept = ImportInverse['memberships'][number]

/** Where some people are on a day, or where they come to next; by their party, and held until the transaction ends. */
export async function membershipsOn(
  tx: Transaction,
  rows: readonly { partyId: string; organisationId: string }[],
  day: PlainDate,
): Promise<Map<string, MembershipKept & { validFrom: PlainDate }>> {
  const { rows: found } = await tx.execute<MembershipKept & { validFrom: PlainDate; partyId: string }>(sql`
    select m.party_id as "partyId", m.id, m.organisation_id as "organisationId", m.grade, m.class,
      m.personnel_number as "personnelNumber", m.valid_from as "validFrom", m.valid_until as "validUntil"
    from membership m
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("partyId" uuid, "organisationId" uuid)
      on one."partyId" = m.party_id and one."organisationId" = m.organisation_id
    where m.valid_until is null or m.valid_until >= ${day} order by m.valid_from desc for update of m`)
  return new Map(found.map(({ partyId, ...row }) => [partyId, row]))
}

/** Memberships as they are to be; what is not named of one stays. */
export async function setMemberships(
  tx: Transaction,
  rows: readonly (Pick<MembershipKept, 'id'> & Omit<MembershipKept, 'organisationId'>)[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update membership set grade = one.grade, class = one.class, personnel_number = one."personnelNumber",
      valid_until = one."validUntil"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as one (id uuid, grade text, class text, "personnelNumber" text, "validUntil" text)
    where membership.id = one.id`)
}

export const insertMemberships = (tx: Transaction, rows: readonly (typeof membership.$inferInsert)[]): Promise<void> =>
  insertRows(tx, membership, rows)

export async function removeMemberships(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from membership where id = any(${sql.param(ids)}::uuid[])`)
}

export async function insertPeople(
  tx: Transaction,
  parties: readonly (typeof party.$inferInsert)[],
  people: readonly (typeof partyPerson.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, party, parties)
  await insertRows(tx, partyPerson, people)
}

/** What is known of some people, by their party. */
export async function peopleById(tx: Transaction, partyIds: readonly string[]): Promise<Map<string, ImportedPerson>> {
  const { rows } = await tx.execute<ImportedPerson & Record<string, unknown>>(sql`
    select party_id as "partyId", salutation, first_name as "firstName", last_name as "lastName",
      birth_date as "birthDate", email, address,
      to_char(moved_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "movedOn"
    from party_person where party_id = any(${sql.param(partyIds)}::uuid[]) for update`)
  return new Map(rows.map(row => [row.partyId, row]))
}

export async function setPeople(tx: Transaction, rows: readonly ImportedPerson[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update party_person set salutation = one.salutation, first_name = one."firstName", last_name = one."lastName",
      birth_date = one."birthDate", email = one.email, address = one.address, moved_on = one."movedOn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one ("partyId" uuid, salutation int, "firstName" text,
      "lastName" text, "birthDate" text, email text, address jsonb, "movedOn" timestamptz)
    where party_person.party_id = one."partyId"`)
}

/** Whoever nobody knew before is forgotten, unless something else is known of them since. */
export async function removeNewPeople(tx: Transaction, batchId: string, partyIds: readonly string[]): Promise<void> {
  if (partyIds.length === 0) return
  const ids = sql`any(${sql.param(partyIds)}::uuid[])`
  const unused = sql`not exists (select 1 from membership m where m.party_id = party.id)
    and not exists (select 1 from contract c where c.holder_id = party.id or c.subscriber_id = party.id)
    and not exists (select 1 from school_request q where q.party_id = party.id)
    and not exists (select 1 from payer_account a where a.party_id = party.id)`
  // The rows stay as a record of what was done, and go with nobody.
  await tx.execute(sql`update batch_row set party_id = null where batch_id = ${batchId} and party_id = ${ids}`)
  await tx.execute(sql`delete from party where id = ${ids} and ${unused}`)
}
