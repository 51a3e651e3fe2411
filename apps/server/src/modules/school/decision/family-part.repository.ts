import { isShownToSchools, type Named, type PlainDate, personKey } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { applicationStateIn } from '../../../db/state-in.ts'

/** What parents said of a child and its way goes along with the application that takes the place of another. */
export async function copyFamilyPart(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into contract_way (contract_id, client_id, home, is_address_blocked, metres, is_nearest, because,
      document_id, said_on, said_by)
    select ${to}, client_id, home, is_address_blocked, metres, is_nearest, because, document_id, said_on, said_by
    from contract_way where contract_id = ${from}`)
  await tx.execute(sql`
    insert into applied_child
      (contract_id, client_id, application_id, place, grade, class, exemption, photo_id, is_photo_drawn, keeps_photo)
    select ${to}, client_id, application_id, place, grade, class, exemption, photo_id, is_photo_drawn, keeps_photo
    from applied_child where contract_id = ${from}`)
  await tx.execute(sql`
    update uploaded_file file set contract_id = ${to} from applied_child child
    where child.contract_id = ${to} and file.id = child.photo_id`)
  // So do proofs that were handed in: whoever decides anew looks at them.
  await tx.execute(sql`
    update uploaded_file file set contract_id = ${to} from entitlement_proof proof
    where proof.contract_id = ${from} and file.id = proof.file_id`)
  await tx.execute(sql`update entitlement_proof set contract_id = ${to} where contract_id = ${from}`)
}

export interface ConfirmedChild {
  clientId: string
  partyId: string
  organisationId: string
  grade: string
  class: string
  validFrom: string
  /** Is at the school already. */
  isMember: boolean
  /** Somebody else who is, by the same name and birth date. */
  likeId: string | null
}

/** With who it is, and who else at the school was born on that day, the last to come first. */
type Found = Omit<ConfirmedChild, 'likeId'> & Named & { born: (Named & { id: string })[] }

/** A child that parents applied for, as its school knows it; undefined where they did not. */
export async function confirmedChild(tx: Transaction, contractId: string): Promise<ConfirmedChild | undefined> {
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    select c.client_id as "clientId", c.holder_id as "partyId", o.id as "organisationId", child.grade, child.class,
      asked.concluding ->> 'effectiveOn' as "validFrom",
      exists (select 1 from membership m where m.party_id = c.holder_id) as "isMember",
      person.first_name as "firstName", person.last_name as "lastName", person.birth_date as "birthDate",
      (select coalesce(jsonb_agg(jsonb_build_object('id', other.party_id, 'firstName', other.first_name,
          'lastName', other.last_name, 'birthDate', other.birth_date) order by m.valid_from desc), '[]')
        from membership m join party_person other on other.party_id = m.party_id
        where m.organisation_id = o.id and m.valid_until is null
          and other.birth_date = person.birth_date) as born
    from applied_child child
    join contract c on c.id = child.contract_id
    join application asked on asked.contract_id = c.id
    join organisation o on o.party_id = c.organisation_id
    join party_person person on person.party_id = c.holder_id
    where child.contract_id = ${contractId}`)
  const [row] = rows
  if (!row) return undefined
  const { born, firstName, lastName, birthDate, ...child } = row
  const key = personKey({ firstName, lastName, birthDate })
  return { ...child, likeId: born.find(one => personKey(one) === key)?.id ?? null }
}

/** The contract is for somebody who is known already. */
export async function takeHolder(tx: Transaction, contractId: string, holderId: string): Promise<void> {
  await tx.execute(sql`update contract set holder_id = ${holderId} where id = ${contractId}`)
}

/** Grades that a school has pupils in on a day. */
export async function gradesOf(tx: Transaction, organisationId: string, day: PlainDate): Promise<string[]> {
  const { rows } = await tx.execute<{ grade: string }>(sql`
    select distinct grade from membership where organisation_id = ${organisationId} and valid_from <= ${day}
      and (valid_until is null or valid_until >= ${day})`)
  return rows.map(({ grade }) => grade)
}

/** From a day on somebody is at the school; for good, or until another place there is theirs. */
export async function joinSchool(
  tx: Transaction,
  joined: ConfirmedChild & { id: string; validUntil: PlainDate | null },
): Promise<void> {
  const { id, clientId, partyId, organisationId, grade, class: inClass, validFrom, validUntil } = joined
  await tx.execute(sql`
    insert into membership (id, client_id, party_id, organisation_id, grade, class, personnel_number, valid_from,
      valid_until)
    values (${id}, ${clientId}, ${partyId}, ${organisationId}, ${grade}, ${inClass}, '', ${validFrom}, ${validUntil})`)
}

/** The places at its school or company that a contract's confirmation made, which is taken back, are none any more. */
export async function leaveSchool(tx: Transaction, contractId: string): Promise<void> {
  await tx.execute(sql`
    delete from membership m using contract c
    where c.id = ${contractId} and m.party_id = c.holder_id and m.id::text in (
      select unnest(string_to_array(act.detail ->> 'joined', ',')) from portal_action act
      where act.about_id = c.id and act.detail ? 'joined')`)
}

/**
 * What was applied for last for the same person at the same school after a contract was cancelled, however it stands;
 * what is cancelled as well is none of it. Undefined where there is nothing.
 */
export async function followingLike(tx: Transaction, contractId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select other.id from contract c join contract other on other.holder_id = c.holder_id
      and other.organisation_id = c.organisation_id and other.configuration_id = c.configuration_id
    where c.id = ${contractId} and other.id <> c.id and other.submitted_on >= c.submitted_on
      and ${applicationStateIn(sql`other.state`, isShownToSchools)}
    order by other.submitted_on desc, other.id desc limit 1`)
  return rows[0]?.id
}

/** Parents have applied, and follow their application by a link. */
export async function isOfFamily(tx: Transaction, contractId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from applied_child where contract_id = ${contractId}`)
  return rows.length > 0
}
