import type { Instant, Language } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { guardianAddress } from '../../../db/schema/index.ts'

/**
 * Keeps the address that a school has named for who concludes a contract, in place of others of theirs that nobody
 * has confirmed. Gives the contracts with which these were named.
 */
export async function nameAddress(
  tx: Transaction,
  named: { contractId: string; clientId: string; email: string; namedOn: Instant },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from guardian_address earlier using contract c, contract latest
    where latest.id = ${named.contractId} and c.subscriber_id = latest.subscriber_id
      and earlier.contract_id = c.id and earlier.confirmed_on is null
      and lower(earlier.email) <> lower(${named.email})
    returning earlier.contract_id as id`)
  await tx.insert(guardianAddress).values({ ...named, confirmedOn: null })
  return rows.map(({ id }) => id)
}

/** Until the transaction ends nobody confirms their address, and nobody asks for a contract of theirs. */
export async function holdGuardian(tx: Transaction, partyId: string): Promise<void> {
  await tx.execute(sql`select 1 from party where id = ${partyId} for no key update`)
}

/** Whether a school has named the address of somebody, and nobody has come by its link yet. */
export async function isUnconfirmed(db: Statements, partyId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from guardian_address named join contract c on c.id = named.contract_id
    where c.subscriber_id = ${partyId} and named.confirmed_on is null limit 1`)
  return rows.length > 0
}

interface NamedAddress {
  email: string
  language: Language
  guardian: string
  school: string
}

/** The address that was named with a contract, and in which language its guardian is written to. */
export async function namedAddress(db: Statements, contractId: string): Promise<NamedAddress | undefined> {
  const { rows } = await db.execute<NamedAddress & Record<string, unknown>>(sql`
    select named.email, application.language, person.first_name || ' ' || person.last_name as guardian,
      school.name as school
    from guardian_address named
    join contract c on c.id = named.contract_id
    join application on application.contract_id = c.id
    join organisation school on school.party_id = c.organisation_id
    join party_person person on person.party_id = c.subscriber_id
    where named.contract_id = ${contractId} and named.confirmed_on is null`)
  return rows[0]
}

/**
 * Whoever came by the link reads there: from now on they are written to at it, about all that they have concluded.
 * Gives the contracts of which no address was known.
 */
export async function confirmNamed(tx: Transaction, contractId: string, confirmedOn: Instant): Promise<string[]> {
  await tx.execute(sql`
    select 1 from party where id = (select subscriber_id from contract where id = ${contractId}) for no key update`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    with whose as (
      select c.subscriber_id, named.email from guardian_address named join contract c on c.id = named.contract_id
      where named.contract_id = ${contractId} and named.confirmed_on is null
    ), confirmed as (
      update guardian_address set confirmed_on = ${confirmedOn} from whose, contract c
      where c.subscriber_id = whose.subscriber_id and guardian_address.contract_id = c.id
        and guardian_address.confirmed_on is null
    ), person as (
      update party_person set email = whose.email from whose
      where party_person.party_id = whose.subscriber_id and party_person.email = ''
    )
    update application set email = whose.email from whose, contract c
    where c.subscriber_id = whose.subscriber_id and application.contract_id = c.id and application.email = ''
    returning c.id`)
  return rows.map(({ id }) => id).toSorted()
}
