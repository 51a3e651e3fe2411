import type { Instant, SubmissionKind } from '@billett/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import {
  barrierReport,
  contractCancellation,
  contractWithdrawal,
  feedback,
  submissionComment,
  submissionHandling,
  userAccount,
} from '../../../db/schema/index.ts'

/** As it was sent in, word for word. */
export async function wordsOf(db: Statements, { kind, id }: { kind: SubmissionKind; id: string }) {
  switch (kind) {
    case 'cancellation': {
      const [row] = await db.select().from(contractCancellation).where(eq(contractCancellation.id, id))
      return row && { kind, row }
    }
    case 'withdrawal': {
      const [row] = await db.select().from(contractWithdrawal).where(eq(contractWithdrawal.id, id))
      return row && { kind, row }
    }
    case 'barrier': {
      const [row] = await db.select().from(barrierReport).where(eq(barrierReport.id, id))
      return row && { kind, row }
    }
    case 'feedback': {
      const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
      return row && { kind, row }
    }
  }
}

export type SubmissionWords = NonNullable<Awaited<ReturnType<typeof wordsOf>>>

interface Subject {
  submissionId: string
  clientId: string
}

/** Says who sees to it; null: nobody. False where somebody else than was expected sees to it by then. */
export async function assignSubmission(
  tx: Transaction,
  of: Subject,
  { from, to: assignedTo }: Record<'from' | 'to', string | null>,
): Promise<boolean> {
  const rows = await tx
    .insert(submissionHandling)
    .values({ ...of, assignedTo })
    .onConflictDoUpdate({
      target: submissionHandling.submissionId,
      set: { assignedTo },
      setWhere: sql`${submissionHandling.assignedTo} is not distinct from ${from}::uuid`,
    })
    .returning({ id: submissionHandling.submissionId })
  return rows.length === 1
}

/** False where somebody was done with it before. */
export async function finishSubmission(
  tx: Transaction,
  of: Subject,
  done: { doneOn: Instant; doneBy: string },
): Promise<boolean> {
  const rows = await tx
    .insert(submissionHandling)
    .values({ ...of, ...done })
    .onConflictDoUpdate({
      target: submissionHandling.submissionId,
      set: done,
      setWhere: isNull(submissionHandling.doneOn),
    })
    .returning({ id: submissionHandling.submissionId })
  return rows.length === 1
}

export async function insertComment(tx: Transaction, comment: typeof submissionComment.$inferSelect): Promise<void> {
  await tx.insert(submissionComment).values(comment)
}

/** What staff have noted of it, the oldest first. */
export const commentsOn = (db: Statements, { submissionId, clientId }: Subject) =>
  db
    .select({
      guid: submissionComment.id,
      text: submissionComment.text,
      on: submissionComment.on,
      firstName: userAccount.firstName,
      lastName: userAccount.lastName,
      username: userAccount.username,
    })
    .from(submissionComment)
    .leftJoin(userAccount, eq(userAccount.id, submissionComment.byId))
    .where(and(eq(submissionComment.submissionId, submissionId), eq(submissionComment.clientId, clientId)))
    .orderBy(asc(submissionComment.on), asc(submissionComment.id))

export type SubmissionComment = Awaited<ReturnType<typeof commentsOn>>[number]
