import { and, asc, eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { declineReason } from '../../../db/schema/index.ts'

export type StoredReason = typeof declineReason.$inferSelect

/** Reasons of a kind, in their order; `onlyActive`: without those that are named no more. */
export const declineReasons = (
  db: Statements,
  type: StoredReason['type'],
  onlyActive: boolean,
): Promise<StoredReason[]> =>
  db
    .select()
    .from(declineReason)
    .where(
      onlyActive ? and(eq(declineReason.type, type), eq(declineReason.isActive, true)) : eq(declineReason.type, type),
    )
    .orderBy(asc(declineReason.position))

/** One that can be named today. */
export const declineReasonById = async (
  db: Statements,
  type: StoredReason['type'],
  id: string,
): Promise<StoredReason | undefined> => (await declineReasons(db, type, true)).find(reason => reason.id === id)
