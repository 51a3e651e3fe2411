import { type Instant, type PlainDate, PORTAL_USER_TYPE, USER_TYPE } from '@billett/domain'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { contactPerson, userAccount } from '../../../db/schema/index.ts'

export async function insertPerson(tx: Transaction, row: typeof contactPerson.$inferInsert): Promise<void> {
  await tx.insert(contactPerson).values(row)
}

/** Whether an account is named for an organisation now. */
export const isNamedFor = async (tx: Transaction, organisationId: string, accountId: string): Promise<boolean> =>
  (await tx.$count(
    contactPerson,
    and(
      eq(contactPerson.organisationId, organisationId),
      eq(contactPerson.accountId, accountId),
      isNull(contactPerson.endedOn),
    ),
  )) > 0

export async function changePerson(
  tx: Transaction,
  id: string,
  change: Partial<typeof contactPerson.$inferInsert>,
): Promise<void> {
  await tx.update(contactPerson).set(change).where(eq(contactPerson.id, id))
}

/** From now on they look at nothing for it. */
export async function endPerson(tx: Transaction, id: string, endedOn: Instant, endedBy: string | null): Promise<void> {
  await tx
    .update(contactPerson)
    .set({ endedOn, endedBy })
    .where(and(eq(contactPerson.id, id), isNull(contactPerson.endedOn)))
}

/** Who is named until a day that is over, some at a time; the caller's transaction holds them until it ends. */
export async function lockOverdue(
  tx: Transaction,
  { clientId, today, most }: { clientId: string; today: PlainDate; most: number },
): Promise<{ id: string; accountId: string }[]> {
  return tx
    .select({ id: contactPerson.id, accountId: contactPerson.accountId })
    .from(contactPerson)
    .where(and(eq(contactPerson.clientId, clientId), isNull(contactPerson.endedOn), lt(contactPerson.lastDay, today)))
    .limit(most)
    .for('update', { skipLocked: true })
}

/**
 * An account has the rights of all it is named for, and sees the portal while it is named for anything: counted anew
 * from what is stored.
 */
export async function followRights(tx: Transaction, accountId: string): Promise<void> {
  await tx.execute(sql`
    update ${userAccount} set
      rights = coalesce((
        select jsonb_agg(distinct one.number order by one.number) from contact_person person
        cross join lateral jsonb_array_elements_text(person.rights) as given (text)
        cross join lateral (select given.text::int as number) as one
        where person.account_id = ${accountId} and person.ended_on is null), '[]'),
      user_type = case
        when exists (select 1 from contact_person person
          where person.account_id = ${accountId} and person.ended_on is null) then ${PORTAL_USER_TYPE}::int
        else ${USER_TYPE.WebShop}::int end
    where id = ${accountId}`)
}
