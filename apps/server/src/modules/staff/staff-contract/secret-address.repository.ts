import { eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { partyPerson } from '../../../db/schema/index.ts'

/** Whether where somebody lives is secret; nobody knows of a person who was forgotten. */
export async function isAddressSecretOf(db: Statements, partyId: string): Promise<boolean> {
  const { isAddressSecret } = partyPerson
  const [row] = await db.select({ isAddressSecret }).from(partyPerson).where(eq(partyPerson.partyId, partyId))
  return row?.isAddressSecret ?? false
}

/** Triggers carry it to all rows that are the same person. */
export async function setAddressSecret(tx: Transaction, partyId: string, isAddressSecret: boolean): Promise<void> {
  await tx.update(partyPerson).set({ isAddressSecret }).where(eq(partyPerson.partyId, partyId))
}

/**
 * No way of the same person begins at a secret address any more: each that still said so would bring it back. Who is
 * the same is told as the triggers do, by client, name and birth date.
 */
export async function openWaysOf(tx: Transaction, partyId: string): Promise<void> {
  await tx.execute(sql`
    update contract_way way set is_address_blocked = false
    from contract c, party theirs, party_person twin, party own, party_person person
    where person.party_id = ${partyId} and own.id = person.party_id
      and theirs.client_id = own.client_id and twin.party_id = theirs.id
      and (twin.party_id = person.party_id or (twin.birth_date = person.birth_date and person.birth_date <> ''
        and person_skeleton(twin.last_name) = person_skeleton(person.last_name)
        and person_skeleton(twin.first_name) = person_skeleton(person.first_name)))
      and c.holder_id = twin.party_id and way.contract_id = c.id and way.is_address_blocked`)
}
