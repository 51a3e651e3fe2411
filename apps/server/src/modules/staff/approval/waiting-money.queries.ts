import type { Cents, Instant } from '@billett/domain'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { staffApproval } from '../../../db/schema/index.ts'

/** What would be done to what, and what of its note says how much goes back, in cents. */
interface About {
  kind: string
  id: string
  cents: string
}

/** Money that would go back of one thing by all that waits for a second person, whoever has asked for it. */
export async function moneyWaiting(db: Statements, { kind, id, cents }: About, now: Instant): Promise<Cents> {
  const { subjectKind, subjectId, after, decidedOn, endsOn } = staffApproval
  const [row] = await db
    .select({ cents: sql`coalesce(sum((${after} ->> ${cents})::bigint), 0)`.mapWith(Number) })
    .from(staffApproval)
    .where(and(eq(subjectKind, kind), eq(subjectId, id), isNull(decidedOn), gt(endsOn, now)))
  return row?.cents ?? 0
}
