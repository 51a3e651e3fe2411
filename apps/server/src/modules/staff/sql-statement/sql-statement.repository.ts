import { and, asc, eq } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { sqlStatement } from '../../../db/schema/index.ts'

export type StoredStatement = typeof sqlStatement.$inferSelect

const isIt = (clientId: string, description: string) =>
  and(eq(sqlStatement.clientId, clientId), eq(sqlStatement.description, description))

/** The statements of a client, by description. */
export const statementsOf = (db: Statements, clientId: string): Promise<StoredStatement[]> =>
  db.select().from(sqlStatement).where(eq(sqlStatement.clientId, clientId)).orderBy(asc(sqlStatement.description))

export async function statementOf(
  db: Statements,
  clientId: string,
  description: string,
): Promise<StoredStatement | undefined> {
  const [found] = await db.select().from(sqlStatement).where(isIt(clientId, description))
  return found
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockStatement(
  tx: Transaction,
  clientId: string,
  description: string,
): Promise<StoredStatement | undefined> {
  const [found] = await tx.select().from(sqlStatement).where(isIt(clientId, description)).for('update')
  return found
}

/** False where there is one of this description already. */
export async function insertStatement(tx: Transaction, stored: StoredStatement): Promise<boolean> {
  const inserted = await tx
    .insert(sqlStatement)
    .values(stored)
    .onConflictDoNothing()
    .returning({ version: sqlStatement.version })
  return inserted.length === 1
}

export async function changeStatement(tx: Transaction, stored: StoredStatement): Promise<void> {
  await tx.update(sqlStatement).set(stored).where(isIt(stored.clientId, stored.description))
}

export async function removeStatement(tx: Transaction, { clientId, description }: StoredStatement): Promise<void> {
  await tx.delete(sqlStatement).where(isIt(clientId, description))
}
