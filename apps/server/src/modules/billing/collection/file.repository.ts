import { COLLECTION_STATES, type Instant, isPresented, type PlainDate } from '@billett/domain'
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { isLookedUp } from '../../../db/looked-up.ts'
import { bankFile, billingRun, collection, mandateVersion } from '../../../db/schema/index.ts'

export type StoredFile = typeof bankFile.$inferSelect

interface Run {
  id: string
  clientId: string
  day: PlainDate
  begunOn: Instant
}

/**
 * The run that collects on a day, held until the transaction ends: the one there is, or this one. Undefined where it is
 * not being built, as somebody made it void.
 */
export async function lockBuilding(tx: Transaction, { id, clientId, day, begunOn }: Run): Promise<string | undefined> {
  await tx
    .insert(billingRun)
    .values({ id, clientId, kind: 'collect', day, state: 'building', begunOn })
    .onConflictDoNothing()
  const [run] = await tx
    .select({ id: billingRun.id, state: billingRun.state })
    .from(billingRun)
    .where(and(eq(billingRun.clientId, clientId), eq(billingRun.kind, 'collect'), eq(billingRun.day, day)))
    .for('update')
  if (!run) throw new Error(`there is no run of ${clientId} that collects on ${day}`)
  return run.state === 'building' ? run.id : undefined
}

/** The number of the next file of a run. */
export async function nextPart(tx: Transaction, runId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${bankFile.part}), 0)` })
    .from(bankFile)
    .where(eq(bankFile.runId, runId))
  return (row?.last ?? 0) + 1
}

export async function insertFile(tx: Transaction, row: typeof bankFile.$inferInsert): Promise<void> {
  await tx.insert(bankFile).values(row)
}

export async function readFile(db: Statements, clientId: string, id: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.id, id)))
  return row
}

export async function lockFile(tx: Transaction, clientId: string, id: string): Promise<StoredFile | undefined> {
  const [row] = await tx
    .select()
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.id, id)))
    .for('update')
  return row
}

export async function changeFile(tx: Transaction, id: string, change: Partial<StoredFile>): Promise<void> {
  await tx.update(bankFile).set(change).where(eq(bankFile.id, id))
}

/** Whether the bank can have a file of this id from us. */
export async function isKnownMessage(db: Statements, clientId: string, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: bankFile.id })
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.messageId, messageId)))
  return rows.length > 0
}

/** Files that take the place of one the bank refused, and were not read yet. */
export async function unfinishedAgain(db: Statements, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bankFile.id })
    .from(bankFile)
    .where(and(eq(bankFile.clientId, clientId), eq(bankFile.state, 'building'), gt(bankFile.attempt, 1)))
  return rows.map(({ id }) => id)
}

/** What a file is for, less what the bank rejected of it. */
export async function grossOf(db: Statements, fileId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${collection.cents}), 0)`.mapWith(Number) })
    .from(collection)
    .where(and(eq(collection.fileId, fileId), ne(collection.state, 'rejected')))
  return row?.cents ?? 0
}

/** Collections that are read at once. */
const PAGE = 1000

const filedColumns = {
  id: collection.id,
  fileId: collection.fileId,
  endToEndId: collection.endToEndId,
  cents: collection.cents,
  text: collection.text,
  amendment: collection.amendment,
  mandateId: collection.mandateId,
  iban: mandateVersion.iban,
  bic: mandateVersion.bic,
  accountHolder: mandateVersion.accountHolder,
}

/**
 * The collections of a file in the order they stand in it, some at a time. Which they are is asked once: the next page
 * of a file is not found but by going over all of it.
 */
export async function* filedCollections(db: Statements, fileId: string) {
  const all = await db
    .select({ id: collection.id })
    .from(collection)
    .where(eq(collection.fileId, fileId))
    .orderBy(asc(collection.id))
  for (let from = 0; from < all.length; from += PAGE) {
    const ids = all.slice(from, from + PAGE).map(({ id }) => id)
    const page = await db
      .select(filedColumns)
      .from(collection)
      .innerJoin(
        mandateVersion,
        and(eq(mandateVersion.mandateId, collection.mandateId), eq(mandateVersion.number, collection.mandateVersion)),
      )
      .where(isLookedUp(collection.id, ids))
      .orderBy(asc(collection.id))
    const mandates = await firstOf(
      db,
      page.map(({ mandateId }) => mandateId),
    )
    for (const row of page) {
      const mandate = mandates.get(row.mandateId)
      if (mandate && row.fileId === fileId) yield { ...row, mandate }
    }
  }
}

/** Reference of mandates, and when each was signed: the first that was agreed on. */
async function firstOf(db: Statements, mandateIds: readonly string[]) {
  const { rows } = await db.execute<{ id: string; reference: string; agreedOn: string | Date }>(sql`
    select m.id, m.reference, min(v.agreed_on) as "agreedOn"
    from mandate m join mandate_version v on v.mandate_id = m.id
    where m.id = any(${sql.param([...mandateIds])}::uuid[]) group by m.id`)
  return new Map(
    rows.map(({ id, reference, agreedOn }) => [id, { reference, agreedOn: new Date(agreedOn).toISOString() }]),
  )
}

/** The account that each mandate was last presented with. */
export async function lastPresentedIbans(db: Statements, mandateIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([collection.mandateId], { mandateId: collection.mandateId, iban: mandateVersion.iban })
    .from(collection)
    .innerJoin(
      mandateVersion,
      and(eq(mandateVersion.mandateId, collection.mandateId), eq(mandateVersion.number, collection.mandateVersion)),
    )
    .where(
      and(
        isLookedUp(collection.mandateId, mandateIds),
        inArray(collection.state, COLLECTION_STATES.filter(isPresented)),
      ),
    )
    .orderBy(asc(collection.mandateId), sql`${collection.dueOn} desc`)
  return new Map(rows.map(({ mandateId, iban }) => [mandateId, iban]))
}
