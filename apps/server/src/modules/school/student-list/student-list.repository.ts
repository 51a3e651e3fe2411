import type {
  BatchAction,
  ImportedPupil,
  ImportInverse,
  ImportProfile,
  ImportSettings,
  PupilFacts,
} from '@billett/domain'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { batchFile, batchRow, importProfile, pupilMatch } from '../../../db/schema/index.ts'

/** Bytes of a stored piece. */
const PIECE = 256 * 1024

export async function insertFile(tx: Transaction, batchId: string, file: Uint8Array): Promise<void> {
  for (let part = 0; part * PIECE < file.length; part += 1)
    await tx.insert(batchFile).values({ batchId, part, bytes: file.subarray(part * PIECE, (part + 1) * PIECE) })
}

/** The file of a batch, a piece at a time. */
export async function* fileParts(db: Statements, batchId: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const [row] = await db
      .select({ bytes: batchFile.bytes })
      .from(batchFile)
      .where(and(eq(batchFile.batchId, batchId), eq(batchFile.part, part)))
    if (!row) return
    yield row.bytes
  }
}

export async function wholeFile(db: Statements, batchId: string): Promise<Uint8Array> {
  const rows = await db
    .select({ bytes: batchFile.bytes })
    .from(batchFile)
    .where(eq(batchFile.batchId, batchId))
    .orderBy(asc(batchFile.part))
  return Buffer.concat(rows.map(({ bytes }) => bytes))
}

export type ListedRow = typeof batchRow.$inferInsert

export const insertBatchRows = (tx: Transaction, rows: readonly ListedRow[]): Promise<void> =>
  insertRows(tx, batchRow, rows)

export async function removeRows(db: Statements, batchId: string): Promise<void> {
  await db.delete(batchRow).where(eq(batchRow.batchId, batchId))
}

export async function changeRow(
  db: Statements,
  { batchId, number }: { batchId: string; number: number },
  change: Partial<ListedRow>,
): Promise<void> {
  await db
    .update(batchRow)
    .set(change)
    .where(and(eq(batchRow.batchId, batchId), eq(batchRow.number, number)))
}

/** How the files of an organisation were read so far, the latest first. */
export async function profilesOf(db: Statements, organisationId: string): Promise<ImportProfile[]> {
  const rows = await db
    .select({ name: importProfile.name, reading: importProfile.reading })
    .from(importProfile)
    .where(eq(importProfile.organisationId, organisationId))
    .orderBy(desc(importProfile.usedOn))
  return rows.map(({ name, reading }) => ({ ...reading, name }))
}

export async function keepProfile(tx: Transaction, row: typeof importProfile.$inferInsert): Promise<void> {
  const { reading, usedOn } = row
  await tx
    .insert(importProfile)
    .values(row)
    .onConflictDoUpdate({ target: [importProfile.organisationId, importProfile.name], set: { reading, usedOn } })
}

/** Whom somebody has said rows to be, by their fingerprints. */
export async function decisionsOf(db: Statements, organisationId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(pupilMatch).where(eq(pupilMatch.organisationId, organisationId))
  return new Map(rows.map(({ rowKey, partyId }) => [rowKey, partyId]))
}

export async function keepDecision(tx: Transaction, row: typeof pupilMatch.$inferInsert): Promise<void> {
  const { partyId, decidedOn } = row
  await tx
    .insert(pupilMatch)
    .values(row)
    .onConflictDoUpdate({ target: [pupilMatch.organisationId, pupilMatch.rowKey], set: { partyId, decidedOn } })
}

/** How the file of a batch is read, which is an import. */
export async function settingsOf(db: Statements, batchId: string): Promise<ImportSettings> {
  const { rows } = await db.execute<{ settings: ImportSettings }>(sql`
    select settings from batch where id = ${batchId} and kind = 'import'`)
  const [row] = rows
  if (!row) throw new Error(`batch ${batchId} is no import`)
  return row.settings
}

/** Whether the same file was taken in for an organisation, and neither taken back nor discarded. */
export async function isTakenIn(db: Statements, organisationId: string, fileHash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from batch where organisation_id = ${organisationId} and file_hash = ${fileHash}
      and state not in ('undone', 'discarded') limit 1`)
  return rows.length > 0
}

/** Who an unclear row may be about, and what it says. */
export async function unclearRow(
  tx: Transaction,
  batchId: string,
  number: number,
): Promise<{ candidates: string[]; pupil: ImportedPupil; schoolId: string } | undefined> {
  const { rows } = await tx.execute<{ candidates: string[]; pupil: ImportedPupil; schoolId: string }>(sql`
    select coalesce((select jsonb_agg(one ->> 'id' order by place)
        from jsonb_array_elements(remarks) with ordinality as all_of (one, place)), '[]') as candidates,
      decision -> 'pupil' as pupil, organisation_id as "schoolId"
    from batch_row where batch_id = ${batchId} and number = ${number} and decision ? 'pupil'
      and action <> 'faulty' and applied_on is null for update`)
  return rows[0]
}

/** Whoever was missing in the list is in it after all. */
export async function removeLeaver(tx: Transaction, batchId: string, partyId: string): Promise<void> {
  await tx
    .delete(batchRow)
    .where(and(eq(batchRow.batchId, batchId), eq(batchRow.partyId, partyId), eq(batchRow.action, 'leaves')))
}

/** A row of a list that is worked on. */
export interface WorkedRow {
  number: number
  action: BatchAction
  partyId: string | null
  before: PupilFacts | null
  after: PupilFacts | null
  inverse: ImportInverse | null
}

/** What some rows say and have done, in the order in which they are given. */
export async function workedRows(
  tx: Transaction,
  batchId: string,
  rows: readonly { number: number }[],
): Promise<WorkedRow[]> {
  const numbers = rows.map(({ number }) => number)
  const { rows: found } = await tx.execute<WorkedRow & Record<string, unknown>>(sql`
    select number, action, party_id as "partyId", before, after, inverse
    from batch_row where batch_id = ${batchId} and number = any(${sql.param(numbers)}::int[])`)
  const byNumber = new Map(found.map(row => [row.number, row]))
  return numbers.flatMap(number => byNumber.get(number) ?? [])
}

/** What some rows said of where somebody lives is secret, and not kept once it was read. */
export async function forgetHomes(
  tx: Transaction,
  batchId: string,
  rows: readonly { number: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update batch_row set cells = null,
      after = after || '{"street": "", "houseNumber": "", "postCode": "", "city": ""}'::jsonb
    where batch_id = ${batchId} and number = any(${sql.param(rows.map(({ number }) => number))}::int[])`)
}
