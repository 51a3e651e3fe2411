import { and, desc, eq, sql } from 'drizzle-orm'
import { refuse } from '../../../call/refused.ts'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { storedPaymentMethod as stored } from '../../../db/schema/index.ts'

export type StoredMethod = typeof stored.$inferSelect

const ownedBy = ({ clientId, accountId }: OwnAccount) =>
  and(eq(stored.clientId, clientId), eq(stored.accountId, accountId))

/** The default first, then the latest. */
export const storedMethodsOf = (db: Statements, owner: OwnAccount): Promise<StoredMethod[]> =>
  db
    .select()
    .from(stored)
    .where(ownedBy(owner))
    .orderBy(desc(stored.isDefault), desc(stored.createdOn), desc(stored.id))

const oneOf = (db: Statements, owner: OwnAccount, id: string) =>
  db
    .select()
    .from(stored)
    .where(and(ownedBy(owner), eq(stored.id, id)))

/** Undefined for another's and for none. */
export async function findStoredMethod(
  db: Statements,
  owner: OwnAccount,
  id: string,
): Promise<StoredMethod | undefined> {
  const [row] = await oneOf(db, owner, id)
  return row
}

/** The same, and nobody deletes it until the transaction ends. */
export async function holdStoredMethod(
  db: Statements,
  owner: OwnAccount,
  id: string,
): Promise<StoredMethod | undefined> {
  const [row] = await oneOf(db, owner, id).for('key share')
  return row
}

/** Refuses `paymentMethodNotFound` for another's and for none. */
export const readStoredMethod = async (db: Statements, owner: OwnAccount, id: string): Promise<StoredMethod> =>
  (await findStoredMethod(db, owner, id)) ?? refuse('paymentMethodNotFound')

/**
 * For whoever is going to change or delete it: waits for an order that is being placed with it just now. Undefined for
 * another's and for none.
 */
export async function lockStoredMethod(
  tx: Transaction,
  owner: OwnAccount,
  id: string,
): Promise<StoredMethod | undefined> {
  const [row] = await oneOf(tx, owner, id).for('update')
  return row
}

export async function storedBySetup(db: Statements, setupId: string): Promise<StoredMethod | undefined> {
  const [row] = await db.select().from(stored).where(eq(stored.setupId, setupId))
  return row
}

export async function insertStoredMethod(tx: Transaction, row: StoredMethod): Promise<void> {
  await tx.insert(stored).values(row)
}

export async function renewStoredMethod(
  tx: Transaction,
  owner: OwnAccount,
  id: string,
  change: Pick<StoredMethod, 'token' | 'label' | 'setupId'>,
): Promise<StoredMethod> {
  const [row] = await tx
    .update(stored)
    .set(change)
    .where(and(ownedBy(owner), eq(stored.id, id)))
    .returning()
  return row ?? refuse('paymentMethodNotFound')
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
