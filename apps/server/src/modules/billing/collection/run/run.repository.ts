import { type Cycle, type Instant, nextRunStates, type PlainDate, type RunState, stateByFiles } from '@billett/domain'
import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../../db/database.ts'
import { bankFile, billingRun } from '../../../../db/schema/index.ts'

/** The collecting of a day. */
export interface CollectingRun {
  id: string
  dueOn: PlainDate
  state: RunState
  cycle: Cycle
  builtBy: string | null
}

const isCollecting = (clientId: string) => and(eq(billingRun.clientId, clientId), eq(billingRun.kind, 'collect'))

type RunRow = typeof billingRun.$inferSelect

const runOf = ({ id, day, state, cycle, builtBy }: RunRow): CollectingRun[] =>
  cycle && state !== 'claimed' ? [{ id, dueOn: day, state, cycle, builtBy }] : []

/** Runs that have not ended, the earliest day first. */
export async function goingRuns(db: Statements, clientId: string): Promise<CollectingRun[]> {
  const rows = await db
    .select()
    .from(billingRun)
    .where(and(isCollecting(clientId), notInArray(billingRun.state, ['closed', 'void']), isNotNull(billingRun.cycle)))
    .orderBy(asc(billingRun.day))
  return rows.flatMap(runOf)
}

/** A run of the client's, held until the transaction ends. */
export async function lockCollecting(
  tx: Transaction,
  clientId: string,
  id: string,
): Promise<CollectingRun | undefined> {
  const rows = await tx
    .select()
    .from(billingRun)
    .where(and(isCollecting(clientId), eq(billingRun.id, id)))
    .for('update')
  return rows.flatMap(runOf)[0]
}

/** Whether a run is where it was, and stays there until the transaction ends. */
export async function holdsIn(tx: Transaction, { id, state }: CollectingRun): Promise<boolean> {
  const [run] = await tx.select({ state: billingRun.state }).from(billingRun).where(eq(billingRun.id, id)).for('share')
  return run?.state === state
}

/** Begins the collecting of days that nobody has begun. */
export async function beginRuns(tx: Transaction, rows: readonly (typeof billingRun.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(billingRun)
      .values([...rows])
      .onConflictDoNothing()
}

/** Of some days those that are collected, or were. */
export async function knownDays(db: Statements, clientId: string, days: readonly PlainDate[]): Promise<Set<PlainDate>> {
  const rows = await db
    .select({ day: billingRun.day })
    .from(billingRun)
    .where(and(isCollecting(clientId), inArray(billingRun.day, [...days])))
  return new Set(rows.map(({ day }) => day))
}

interface Move {
  id: string
  from: RunState
  to: RunState
  now: Instant
  builtBy?: string
}

/** Moves a run on. False where it is not where it was: somebody else has moved it. */
export async function moveRun(tx: Statements, { id, from, to, now, builtBy }: Move): Promise<boolean> {
  const isOver = to === 'closed' || to === 'void'
  const moved = await tx
    .update(billingRun)
    .set({ state: to, ...(isOver && { endedOn: now }), ...(builtBy !== undefined && { builtBy }) })
    .where(and(eq(billingRun.id, id), eq(billingRun.state, from)))
    .returning({ id: billingRun.id })
  return moved.length > 0
}

/** Files of a run, in their order. */
export const filesOfRun = (db: Statements, runId: string) =>
  db.select().from(bankFile).where(eq(bankFile.runId, runId)).orderBy(asc(bankFile.part), asc(bankFile.attempt))

const BY_FILES: readonly RunState[] = ['built', 'released', 'handedOver']

/** The day that a run collects on. */
export async function dayOfRun(db: Statements, runId: string): Promise<PlainDate> {
  const [run] = await db.select({ day: billingRun.day }).from(billingRun).where(eq(billingRun.id, runId))
  if (!run) throw new Error(`there is no run ${runId}`)
  return run.day
}

/**
 * A run has come as far as the last of its files. One that is at the bank stays there, also where the bank refused a
 * file and another takes its place.
 */
export async function followFiles(tx: Transaction, runId: string, now: Instant): Promise<void> {
  const [run] = await tx.select().from(billingRun).where(eq(billingRun.id, runId)).for('update')
  if (!run || run.state === 'claimed' || !BY_FILES.includes(run.state)) return
  const files = await filesOfRun(tx, runId)
  const to = stateByFiles(files.map(({ state }) => state))
  if (nextRunStates(run.state).includes(to)) await moveRun(tx, { id: runId, from: run.state, to, now })
}
