import type { CodePurpose, Instant } from '@billett/domain'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { oneTimeCode } from '../../../db/schema/index.ts'

export type Code = typeof oneTimeCode.$inferSelect

const unusedOf = (accountId: string, purpose: CodePurpose) =>
  and(eq(oneTimeCode.accountId, accountId), eq(oneTimeCode.purpose, purpose), isNull(oneTimeCode.usedOn))

export const unusedCodes = (db: Statements, accountId: string, purpose: CodePurpose): Promise<Code[]> =>
  db.select().from(oneTimeCode).where(unusedOf(accountId, purpose))

/** Those of this account and purpose that were not used count as used from now on. */
export async function endUnused(
  tx: Transaction,
  { accountId, purpose }: Pick<Code, 'accountId' | 'purpose'>,
  usedOn: Instant,
): Promise<void> {
  await tx.update(oneTimeCode).set({ usedOn }).where(unusedOf(accountId, purpose))
}

export async function insertCode(tx: Transaction, code: Code): Promise<void> {
  await tx.insert(oneTimeCode).values(code)
}

export async function codeById(db: Statements, id: string): Promise<Code | undefined> {
  const [code] = await db.select().from(oneTimeCode).where(eq(oneTimeCode.id, id))
  return code
}

export async function codeByHash(db: Statements, hash: string): Promise<Code | undefined> {
  const [code] = await db.select().from(oneTimeCode).where(eq(oneTimeCode.hash, hash))
  return code
}

/** Held until the transaction ends. */
export async function lockCode(tx: Transaction, hash: string): Promise<Code | undefined> {
  const [code] = await tx.select().from(oneTimeCode).where(eq(oneTimeCode.hash, hash)).for('update')
  return code
}

export async function endCode(tx: Transaction, id: string, usedOn: Instant): Promise<void> {
  await tx.update(oneTimeCode).set({ usedOn }).where(eq(oneTimeCode.id, id))
}

/** Those that ended before a moment. */
export async function dropCodesBefore(db: Statements, before: Instant): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.expiresOn, before))
}
