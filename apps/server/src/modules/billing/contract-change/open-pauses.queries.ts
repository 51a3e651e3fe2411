import type { PlainDate } from '@billett/domain'
import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { changeRequest, contractEvent, sentMail } from '../../../db/schema/index.ts'
import { firstEventOf } from '../../subscription/change-request/index.ts'
import { aroundRequest } from './change-mail-key.ts'

/** More than are reminded in a round. */
const MOST = 500

export interface OpenPause {
  requestId: string
  contractId: string
  from: PlainDate
  /** The first day that is covered again. */
  to: PlainDate
}

/**
 * Pauses that were asked for without a known end and hold on a day, and whose end no mail has told of.
 */
export async function openPauses(
  db: Statements,
  { clientId, today }: { clientId: string; today: PlainDate },
): Promise<OpenPause[]> {
  const until = sql<PlainDate>`${contractEvent.happening} #>> '{payload,until}'`
  const [before, after] = aroundRequest('pauseEnds')
  const told = db
    .select({ key: sentMail.key })
    .from(sentMail)
    .where(eq(sentMail.key, sql`${before} || ${changeRequest.id} || ${after}`))
  const rows = await db
    .select({
      requestId: changeRequest.id,
      contractId: contractEvent.contractId,
      from: changeRequest.effectiveOn,
      to: until,
    })
    .from(changeRequest)
    .innerJoin(contractEvent, firstEventOf)
    .where(
      and(
        eq(changeRequest.clientId, clientId),
        eq(changeRequest.kind, 'pause'),
        eq(changeRequest.state, 'accepted'),
        isNull(changeRequest.takenBackBy),
        sql`${changeRequest.change} ->> 'until' is null`,
        lte(changeRequest.effectiveOn, today),
        gt(until, today),
        notExists(told),
      ),
    )
    .limit(MOST)
  return rows.flatMap(({ from, ...row }) => (from === null ? [] : [{ ...row, from }]))
}
