import type { Instant, PlainDate } from '@billett/domain'
import { and, eq, lt } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { billingRun } from '../../../db/schema/index.ts'

interface Run {
  id: string
  clientId: string
  day: PlainDate
  begunOn: Instant
}

const ofDay = (clientId: string, day: PlainDate) =>
  and(eq(billingRun.clientId, clientId), eq(billingRun.kind, 'claim'), eq(billingRun.day, day))

/** The run of a client's day: the one that was opened already, or this one. */
export async function openRun(tx: Transaction, { id, clientId, day, begunOn }: Run): Promise<string> {
  await tx
    .insert(billingRun)
    .values({ id, clientId, kind: 'claim', day, state: 'claiming', begunOn })
    .onConflictDoNothing()
  const [run] = await tx.select({ id: billingRun.id }).from(billingRun).where(ofDay(clientId, day))
  if (!run) throw new Error(`there is no run of ${clientId} on ${day}`)
  return run.id
}

/** Runs of earlier days have claimed all they will: what comes up now belongs to today's. */
export async function endEarlierRuns(
  db: Statements,
  { clientId, day, endedOn }: { clientId: string; day: PlainDate; endedOn: Instant },
): Promise<void> {
  await db
    .update(billingRun)
    .set({ state: 'claimed', endedOn })
    .where(
      and(
        eq(billingRun.clientId, clientId),
        eq(billingRun.kind, 'claim'),
        eq(billingRun.state, 'claiming'),
        lt(billingRun.day, day),
      ),
    )
}
