import type { Instant, PlainDate, RunState } from '@billett/domain'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { billingRun } from '../../../../db/schema/index.ts'

/** A day on which money goes to payers. */
export interface PayoutRun {
  id: string
  dueOn: PlainDate
  state: RunState
}

const isPayout = (clientId: string) => and(eq(billingRun.clientId, clientId), eq(billingRun.kind, 'payout'))

/** Those that have not ended, the earliest day first. */
export async function goingPayoutRuns(db: Statements, clientId: string): Promise<PayoutRun[]> {
  const rows = await db
    .select({ id: billingRun.id, dueOn: billingRun.day, state: billingRun.state })
    .from(billingRun)
    .where(and(isPayout(clientId), notInArray(billingRun.state, ['closed', 'void'])))
    .orderBy(asc(billingRun.day))
  return rows.flatMap(({ state, ...row }) => (state === 'claimed' ? [] : [{ ...row, state }]))
}

/** Whether there is one of a day, or was. */
export async function hasPayoutRun(db: Statements, clientId: string, day: PlainDate): Promise<boolean> {
  const rows = await db
    .select({ id: billingRun.id })
    .from(billingRun)
    .where(and(isPayout(clientId), eq(billingRun.day, day)))
  return rows.length > 0
}

/** Its id; undefined where somebody else has begun one of that day. */
export async function beginPayoutRun(
  tx: Transaction,
  { id, clientId, day, begunOn }: { id: string; clientId: string; day: PlainDate; begunOn: Instant },
): Promise<string | undefined> {
  const [begun] = await tx
    .insert(billingRun)
    .values({ id, clientId, kind: 'payout', day, state: 'built', begunOn })
    .onConflictDoNothing()
    .returning({ id: billingRun.id })
  return begun?.id
}
