import { and, desc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { decisionObjection } from '../../../db/schema/index.ts'

export type StoredObjection = typeof decisionObjection.$inferSelect

/** The decision that a contract goes on from after an objection was upheld; null where it is none of these. */
export async function citedFor(db: Statements, contractId: string): Promise<string | null> {
  const { decisionId } = decisionObjection
  const [row] = await db
    .select({ decisionId })
    .from(decisionObjection)
    .where(and(eq(decisionObjection.followsId, contractId), eq(decisionObjection.state, 'upheld')))
    .orderBy(desc(decisionObjection.enteredOn))
    .limit(1)
  return row?.decisionId ?? null
}

export async function objectionById(db: Statements, id: string): Promise<StoredObjection | undefined> {
  const [row] = await db.select().from(decisionObjection).where(eq(decisionObjection.id, id))
  return row
}

/** The last objection against a decision. */
export async function objectionTo(db: Statements, decisionId: string): Promise<StoredObjection | undefined> {
  const [row] = await db
    .select()
    .from(decisionObjection)
    .where(eq(decisionObjection.decisionId, decisionId))
    .orderBy(desc(decisionObjection.enteredOn))
    .limit(1)
  return row
}
