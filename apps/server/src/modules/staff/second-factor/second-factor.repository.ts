import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { codeApp, recoveryCode } from '../../../db/schema/index.ts'

type StoredApp = typeof codeApp.$inferSelect

/** What somebody's app knows, held until the transaction ends: a code is used once, by whoever comes first. */
export async function lockApp(tx: Transaction, accountId: string): Promise<StoredApp | undefined> {
  const [app] = await tx.select().from(codeApp).where(eq(codeApp.accountId, accountId)).for('update')
  return app
}

export async function hasApp(db: Statements, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: codeApp.accountId })
    .from(codeApp)
    .where(and(eq(codeApp.accountId, accountId), isNotNull(codeApp.secret)))
  return rows.length > 0
}

/** Keeps a secret whose app has shown nothing yet; one that has counts until then. */
export async function insertPending(tx: Transaction, accountId: string, pending: string): Promise<void> {
  await tx
    .insert(codeApp)
    .values({ accountId, secret: null, pending, lastStep: 0 })
    .onConflictDoUpdate({ target: codeApp.accountId, set: { pending } })
}

export async function saveApp(tx: Transaction, { accountId, ...app }: StoredApp): Promise<void> {
  await tx.update(codeApp).set(app).where(eq(codeApp.accountId, accountId))
}

export async function countRecoveryCodes(db: Statements, accountId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  return row?.left ?? 0
}

/** Keeps these hashes of codes, and none from before. */
export async function replaceRecoveryCodes(tx: Transaction, accountId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
  await tx.insert(recoveryCode).values(hashes.map(hash => ({ hash, accountId })))
}

/** Takes a code away, so that it is used once; false where it is none of theirs. */
export async function takeRecoveryCode(tx: Transaction, accountId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.hash, hash), eq(recoveryCode.accountId, accountId)))
    .returning({ hash: recoveryCode.hash })
  return rows.length > 0
}

/** The app and every code that was written down. */
export async function dropFactors(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(codeApp).where(eq(codeApp.accountId, accountId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId))
}
