import type { OrganisationKind, PayingSpan } from '@billett/domain'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { contactPerson, organisation, party, paysFor } from '../../../db/schema/index.ts'

export type StoredOrganisation = typeof organisation.$inferSelect

const isOneOf = (clientIds: readonly string[], id: string) =>
  and(eq(organisation.id, id), inArray(organisation.clientId, [...clientIds]))

/** One person at a time changes the tree of a client, and gives out its numbers. */
export async function lockTree(tx: Transaction, clientId: string): Promise<void> {
  await holdName(tx, `organisation ${clientId}`)
}

/** One of these clients', which nobody else changes until the transaction ends. */
export async function lockOrganisation(
  tx: Transaction,
  clientIds: readonly string[],
  id: string,
): Promise<StoredOrganisation | undefined> {
  const [found] = await tx.select().from(organisation).where(isOneOf(clientIds, id)).for('update')
  return found
}

/** Whether another organisation of the client has the number. */
export const isNumberTaken = async (
  tx: Transaction,
  { clientId, number, id }: Pick<StoredOrganisation, 'clientId' | 'number' | 'id'>,
): Promise<boolean> =>
  number !== '' &&
  (await tx.$count(
    organisation,
    and(eq(organisation.clientId, clientId), eq(organisation.number, number), ne(organisation.id, id)),
  )) > 0

/** What some organisations of a client are. */
export async function kindsOf(
  db: Statements,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, OrganisationKind>> {
  const { id, kind } = organisation
  const rows = await db
    .select({ id, kind })
    .from(organisation)
    .where(and(eq(organisation.clientId, clientId), inArray(id, [...ids])))
  return new Map(rows.map(row => [row.id, row.kind]))
}

/** Whether an organisation is another, or somewhere below it. */
export async function isWithin(tx: Transaction, id: string, top: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive up (id) as (
      select ${id}::uuid
      union
      select o.parent_id from up join organisation o on o.id = up.id where o.parent_id is not null
    )
    select 1 from up where id = ${top}`)
  return rows.length > 0
}

/** It takes part in contracts as a party of its own. */
export async function insertOrganisation(
  tx: Transaction,
  row: StoredOrganisation,
  as: Pick<typeof party.$inferInsert, 'customerNumber' | 'language' | 'createdOn'>,
): Promise<void> {
  await tx.insert(party).values({ ...as, id: row.partyId, clientId: row.clientId, kind: 'organisation' })
  await tx.insert(organisation).values(row)
}

export async function changeOrganisation(
  tx: Transaction,
  { id, clientId, partyId: _, kind: __, ...changed }: StoredOrganisation,
): Promise<void> {
  await tx
    .update(organisation)
    .set(changed)
    .where(isOneOf([clientId], id))
}

/** Who pays for it, in place of what was said before. */
export async function replacePayers(
  tx: Transaction,
  { id: organisationId, clientId }: Pick<StoredOrganisation, 'id' | 'clientId'>,
  spans: readonly (PayingSpan & { id: string })[],
): Promise<void> {
  await tx.delete(paysFor).where(eq(paysFor.organisationId, organisationId))
  if (spans.length === 0) return
  await tx.insert(paysFor).values(
    spans.map(({ id, payerId, from, until }) => ({
      id,
      clientId,
      organisationId,
      payerId,
      validFrom: from,
      validUntil: until,
    })),
  )
}

/** Who pays for it, the earliest first. */
export async function payersOf(db: Statements, organisationId: string): Promise<PayingSpan[]> {
  const { payerId, validFrom, validUntil } = paysFor
  return db
    .select({ payerId, from: validFrom, until: validUntil })
    .from(paysFor)
    .where(eq(paysFor.organisationId, organisationId))
    .orderBy(validFrom)
}

/** Whose account somebody is who looks after an organisation; undefined who does not. */
export async function accountOfPerson(
  tx: Transaction,
  organisationId: string,
  personId: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ accountId: contactPerson.accountId })
    .from(contactPerson)
    .where(
      and(
        eq(contactPerson.id, personId),
        eq(contactPerson.organisationId, organisationId),
        sql`${contactPerson.endedOn} is null`,
      ),
    )
  return found?.accountId
}
