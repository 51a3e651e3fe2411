import type { BulkUser } from '@billett/contract'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Context } from '../context.ts'
import { errorItem } from '../error-item.ts'
import { Refused } from '../refused.ts'
import type { Act } from './note-act.ts'

/** What was done to one of several, as its note says it. */
export interface DoneToOne {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const isChanged = ({ before, after }: DoneToOne): boolean => JSON.stringify(before) !== JSON.stringify(after)

/**
 * Does the same to several accounts in one transaction, always in the order of their ids, so that no two people wait
 * for each other. What is refused of one is told of that one, is taken back, and keeps none of the others.
 */
export async function eachOf(
  { language }: Pick<Context, 'language'>,
  tx: Transaction,
  userIds: readonly string[],
  act: (userId: string) => Promise<DoneToOne>,
): Promise<{ shown: BulkUser[]; act: Act }> {
  const told = new Map<string, BulkUser>()
  const noted: Record<'before' | 'after', Record<string, unknown>> = { before: {}, after: {} }
  for (const userId of [...new Set(userIds)].sort()) {
    try {
      await tx.execute(sql`savepoint one_of_several`)
      const done = await act(userId)
      told.set(userId, { changed: isChanged(done), error: null })
      noted.before[userId] = done.before
      noted.after[userId] = done.after
    } catch (failure) {
      const [refusal] = failure instanceof Refused ? failure.refusals : []
      if (!refusal) throw failure
      await tx.execute(sql`rollback to savepoint one_of_several`)
      told.set(userId, { changed: false, error: errorItem(refusal, language) })
    }
  }
  const shown = userIds.flatMap(userId => told.get(userId) ?? [])
  return { shown, act: { kind: 'user', id: '', ...noted } }
}
