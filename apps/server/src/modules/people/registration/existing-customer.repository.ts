import { and, eq } from 'drizzle-orm'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { hashed } from '../../../crypto/hashed.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { existingCustomer } from '../../../db/schema/index.ts'
import type { World } from '../../../world.ts'

export type StoredCustomer = typeof existingCustomer.$inferSelect

/** Codes are printed in groups; people type them as they like. */
const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

export const codeHash = (code: string): string => hashed(`activation:${plainCode(code)}`)

export async function customerByCode(world: World, db: Statements, code: string): Promise<StoredCustomer | undefined> {
  const [row] = await db
    .select()
    .from(existingCustomer)
    .where(and(eq(existingCustomer.clientId, clientIdOf(world)), eq(existingCustomer.codeHash, codeHash(code))))
  return row
}

export async function customerByNumber(
  world: World,
  db: Statements,
  customerNumber: string,
): Promise<StoredCustomer | undefined> {
  const [row] = await db
    .select()
    .from(existingCustomer)
    .where(and(eq(existingCustomer.clientId, clientIdOf(world)), eq(existingCustomer.customerNumber, customerNumber)))
  return row
}

/** Ties a customer of the books to the account that was activated for them; false where another was first. */
export async function linkCustomer(
  world: World,
  tx: Transaction,
  { customerNumber, accountId }: { customerNumber: string; accountId: string },
): Promise<boolean> {
  const own = and(eq(existingCustomer.clientId, clientIdOf(world)), eq(existingCustomer.customerNumber, customerNumber))
  const [row] = await tx.select().from(existingCustomer).where(own).for('update')
  if (!row || row.accountId !== null) return false
  await tx.update(existingCustomer).set({ accountId, linkedOn: world.clock() }).where(own)
  return true
}
