import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnAccount } from '../../call/own-account.ts'
import { refuse } from '../../call/refused.ts'
import type { Statements, Transaction } from '../../db/database.ts'
import { paymentRegistration, storedPaymentMethod as stored } from '../../db/schema/index.ts'

export type StoredMethod = typeof stored.$inferSelect
export type Registration = typeof paymentRegistration.$inferSelect

const ownedBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(stored.clientId, clientId), eq(stored.accountId, accountId))

/** The default first, then the latest. */
export const storedMethodsOf = (db: Statements, owner: OwnAccount): Promise<StoredMethod[]> =>
  db
    .select()
    .from(stored)
    .where(ownedBy(owner))
    .orderBy(desc(stored.isDefault), desc(stored.createdOn), desc(stored.id))

/** Refuses `paymentMethodNotFound` for another's and for none. */
export async function readStoredMethod(db: Statements, owner: OwnAccount, id: string): Promise<StoredMethod> {
  const [row] = await db
    .select()
    .from(stored)
    .where(and(ownedBy(owner), eq(stored.id, id)))
  return row ?? refuse('paymentMethodNotFound')
}

export async function insertRegistration(tx: Transaction, row: Registration): Promise<void> {
  await tx.insert(paymentRegistration).values(row)
}

export async function readRegistration(
  db: Statements,
  { accountId }: OwnAccount,
  provider: string,
  reference: string,
): Promise<Registration> {
  const [row] = await db
    .select()
    .from(paymentRegistration)
    .where(
      and(
        eq(paymentRegistration.accountId, accountId),
        eq(paymentRegistration.provider, provider),
        eq(paymentRegistration.reference, reference),
      ),
    )
  return row ?? refuse('paymentMethodNotFound', 'registrationReference')
}

export async function storedByRegistration(db: Statements, registrationId: string): Promise<StoredMethod | undefined> {
  const [row] = await db.select().from(stored).where(eq(stored.registrationId, registrationId))
  return row
}

export async function insertStoredMethod(tx: Transaction, row: StoredMethod): Promise<void> {
  await tx.insert(stored).values(row)
}

/** Undefined where the method that was to be entered anew is gone meanwhile. */
export async function renewStoredMethod(
  tx: Transaction,
  owner: OwnAccount,
  id: string,
  change: Pick<StoredMethod, 'token' | 'label' | 'registrationId'>,
): Promise<StoredMethod | undefined> {
  const [row] = await tx
    .update(stored)
    .set(change)
    .where(and(ownedBy(owner), eq(stored.id, id)))
    .returning()
  return row
}

/** The account must be held: two defaults would break the index. */
export async function makeDefault(tx: Transaction, owner: OwnAccount, id: string): Promise<void> {
  await tx
    .update(stored)
    .set({ isDefault: false })
    .where(and(ownedBy(owner), sql`${stored.isDefault} and ${stored.id} <> ${id}`))
  await tx
    .update(stored)
    .set({ isDefault: true })
    .where(and(ownedBy(owner), eq(stored.id, id)))
}

/** With the stored method it made: coming back with its reference brings nothing back. */
export async function dropRegistration(
  tx: Transaction,
  { accountId }: OwnAccount,
  registrationId: string,
): Promise<void> {
  await tx
    .delete(paymentRegistration)
    .where(and(eq(paymentRegistration.accountId, accountId), eq(paymentRegistration.id, registrationId)))
}
