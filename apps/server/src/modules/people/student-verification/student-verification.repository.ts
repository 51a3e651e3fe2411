import type { Instant } from '@billett/domain'
import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { OwnAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { studentVerification, studentVerificationRequest, userAccount } from '../../../db/schema/index.ts'

export type VerifiedStudent = typeof studentVerification.$inferSelect

export async function verifiedStudent(db: Statements, accountId: string): Promise<VerifiedStudent | undefined> {
  const [row] = await db.select().from(studentVerification).where(eq(studentVerification.accountId, accountId))
  return row
}

/** Who an account says its owner is; undefined for another client's. */
export async function personOf(
  db: Statements,
  { clientId, accountId }: OwnAccount,
): Promise<Pick<typeof userAccount.$inferSelect, 'firstName' | 'lastName' | 'birthDate'> | undefined> {
  const { firstName, lastName, birthDate } = userAccount
  const [person] = await db
    .select({ firstName, lastName, birthDate })
    .from(userAccount)
    .where(and(eq(userAccount.id, accountId), eq(userAccount.clientId, clientId)))
  return person
}

/** Whether another account is this student's. */
export async function isSomebodyElses(db: Statements, studentId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ accountId: studentVerification.accountId })
    .from(studentVerification)
    .where(and(eq(studentVerification.studentId, studentId), ne(studentVerification.accountId, accountId)))
  return rows.length > 0
}

export async function storeVerified(tx: Transaction, verified: VerifiedStudent): Promise<void> {
  const { accountId: _, ...change } = verified
  await tx
    .insert(studentVerification)
    .values(verified)
    .onConflictDoUpdate({ target: studentVerification.accountId, set: change })
}

/** Nothing is known any more of what the university said of this customer. */
export async function dropVerified(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(studentVerification).where(eq(studentVerification.accountId, accountId))
}

interface Request {
  guid: string
  accountId: string
  expiresOn: Instant
}

export async function storeRequest(db: Statements, request: Request): Promise<void> {
  await db.insert(studentVerificationRequest).values(request)
}

/** Whose way to the university this number is, if it still is one; it is none from now on. */
export async function takeRequest(db: Statements, guid: string, now: Instant): Promise<string | undefined> {
  const [taken] = await db
    .delete(studentVerificationRequest)
    .where(and(eq(studentVerificationRequest.guid, guid), gt(studentVerificationRequest.expiresOn, now)))
    .returning({ accountId: studentVerificationRequest.accountId })
  return taken?.accountId
}

/** Ways that were not gone to their end. */
export async function dropRequestsBefore(db: Statements, now: Instant): Promise<void> {
  await db.delete(studentVerificationRequest).where(lt(studentVerificationRequest.expiresOn, now))
}
