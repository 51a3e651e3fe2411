import { changeStaffContract } from '@billett/contract'
import type { Cents, Instant } from '@billett/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { staffAction } from '../../../db/schema/index.ts'
import { moneyWaiting } from '../approval/index.ts'

/** Where the note of a change says what goes back by it. */
const CENTS = 'givesBackInCent'

/** What a note of a change says of the money that goes back by it. */
export const notedBack = (givesBack: Cents) => ({ [CENTS]: givesBack })

/**
 * What staff have given back of a locked contract so far, as it was noted, and would give back by what waits for a
 * second person.
 */
export async function givenBackBefore(tx: Transaction, contractId: string, now: Instant): Promise<Cents> {
  const { subjectKind, subjectId, call, after } = staffAction
  const [row] = await tx
    .select({ cents: sql`coalesce(sum((${after} ->> ${CENTS})::bigint), 0)`.mapWith(Number) })
    .from(staffAction)
    .where(and(eq(subjectKind, 'contract'), eq(subjectId, contractId), eq(call, changeStaffContract.name)))
  return (row?.cents ?? 0) + (await moneyWaiting(tx, { kind: 'contract', id: contractId, cents: CENTS }, now))
}
