import type { Instant } from '@billett/domain'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database, Statements, Transaction } from '../../../db/database.ts'
import { listRun, listRunPart, listSchedule, savedView, userAccount } from '../../../db/schema/index.ts'

export type Schedule = typeof listSchedule.$inferSelect
export type Run = typeof listRun.$inferSelect

/** Whose schedules. */
export interface Owner {
  clientId: string
  accountId: string
}

/** A schedule with the view that it is of. */
export interface Viewed {
  schedule: Schedule
  view: Pick<typeof savedView.$inferSelect, 'list' | 'name' | 'address'>
}

const { list, name, address } = savedView

const viewed = (db: Statements) =>
  db
    .select({ schedule: listSchedule, view: { list, name, address } })
    .from(listSchedule)
    .innerJoin(savedView, eq(savedView.id, listSchedule.viewId))

const isOf = ({ clientId, accountId }: Owner) =>
  and(eq(listSchedule.clientId, clientId), eq(listSchedule.ownerId, accountId))

/** Somebody's schedules, in the order in which they were saved. */
export const schedulesOf = (db: Statements, owner: Owner): Promise<Viewed[]> =>
  viewed(db).where(isOf(owner)).orderBy(asc(listSchedule.createdOn), asc(listSchedule.id))

export async function insertSchedule(tx: Transaction, schedule: typeof listSchedule.$inferInsert): Promise<void> {
  await tx.insert(listSchedule).values(schedule)
}

/** Gives the one that is gone now; undefined where it was not theirs. */
export async function removeSchedule(tx: Transaction, owner: Owner, id: string): Promise<Viewed | undefined> {
  const [found] = await viewed(tx).where(and(isOf(owner), eq(listSchedule.id, id)))
  if (found) await tx.delete(listSchedule).where(eq(listSchedule.id, id))
  return found
}

/** What has run of some, the latest first. */
export const runsOf = (db: Statements, ids: readonly string[]): Promise<Run[]> =>
  db
    .select()
    .from(listRun)
    .where(inArray(listRun.scheduleId, [...ids]))
    .orderBy(desc(listRun.begunOn), desc(listRun.id))

/** One whose time has come, which no other worker takes meanwhile. */
export async function lockDue(tx: Transaction, clientId: string, now: Instant): Promise<Viewed | undefined> {
  const [found] = await viewed(tx)
    .where(and(eq(listSchedule.clientId, clientId), isNotNull(listSchedule.nextOn), lte(listSchedule.nextOn, now)))
    .orderBy(asc(listSchedule.nextOn))
    .limit(1)
    .for('update', { of: listSchedule, skipLocked: true })
  return found
}

export async function changeSchedule(
  db: Statements,
  id: string,
  changed: Partial<Pick<Schedule, 'nextOn' | 'failures' | 'ended'>>,
): Promise<void> {
  await db.update(listSchedule).set(changed).where(eq(listSchedule.id, id))
}

export async function insertRun(tx: Transaction, run: typeof listRun.$inferInsert): Promise<void> {
  await tx.insert(listRun).values(run)
}

/** Runs of a schedule that a worker has begun and left. */
export async function failLeft(tx: Transaction, scheduleId: string, now: Instant): Promise<void> {
  await tx
    .update(listRun)
    .set({ endedOn: now, failure: 'left' })
    .where(and(eq(listRun.scheduleId, scheduleId), isNull(listRun.endedOn)))
}

export async function endRun(db: Statements, id: string, ended: Partial<Run>): Promise<void> {
  await db.update(listRun).set(ended).where(eq(listRun.id, id))
}

export async function insertPart(db: Database, part: typeof listRunPart.$inferInsert): Promise<void> {
  await db.insert(listRunPart).values(part)
}

/** What a run that came to nothing has made so far. */
export async function removeParts(db: Statements, runId: string): Promise<void> {
  await db.delete(listRunPart).where(eq(listRunPart.runId, runId))
}

/** One of somebody's runs, with what it is of. */
export async function runOf(
  db: Statements,
  owner: Owner,
  ids: { scheduleId: string; runId: string },
): Promise<(Viewed & { run: Run }) | undefined> {
  const [found] = await viewed(db).where(and(isOf(owner), eq(listSchedule.id, ids.scheduleId)))
  const [run] = await db
    .select()
    .from(listRun)
    .where(and(eq(listRun.scheduleId, ids.scheduleId), eq(listRun.id, ids.runId)))
  return found && run && { ...found, run }
}

/** A file, part by part: no connection is held while somebody fetches it slowly. */
export async function* partsOf(db: Statements, runId: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number++) {
    const [part] = await db
      .select({ content: listRunPart.content })
      .from(listRunPart)
      .where(and(eq(listRunPart.runId, runId), eq(listRunPart.number, number)))
    if (!part) return
    yield part.content
  }
}

/** How whoever is sent a list is written to. */
export async function addresseeOf(
  db: Statements,
  accountId: string,
): Promise<{ email: string; name: string } | undefined> {
  const { email, firstName, lastName } = userAccount
  const [row] = await db.select({ email, firstName, lastName }).from(userAccount).where(eq(userAccount.id, accountId))
  return row?.email ? { email: row.email, name: `${row.firstName} ${row.lastName}`.trim() } : undefined
}
