import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { appliedChild, contractWay, familyApplication, fileContent, uploadedFile } from '../../../db/schema/index.ts'

/** One at a time of those who send the same form; until the transaction ends. */
export async function lockForm(tx: Transaction, formId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${formId}, 1))`)
}

export async function insertFamily(tx: Transaction, row: typeof familyApplication.$inferInsert): Promise<void> {
  await tx.insert(familyApplication).values(row)
}

/** Somebody came by the link that was mailed to whoever applied: the address is theirs. */
export async function confirmAddress(tx: Transaction, applicationId: string, confirmedOn: string): Promise<void> {
  await tx
    .update(familyApplication)
    .set({ confirmedOn })
    .where(and(eq(familyApplication.id, applicationId), isNull(familyApplication.confirmedOn)))
}

export async function insertChild(
  tx: Transaction,
  child: typeof appliedChild.$inferInsert,
  way: typeof contractWay.$inferInsert,
): Promise<void> {
  await tx.insert(appliedChild).values(child)
  await tx.insert(contractWay).values(way)
}

/** The photo of a contract as it was handed in; undefined where there is none to be drawn. */
export async function rawPhoto(
  tx: Transaction,
  contractId: string,
): Promise<{ fileId: string; bytes: Uint8Array } | undefined> {
  const { rows } = await tx.execute<{ fileId: string; bytes: Buffer }>(sql`
    select child.photo_id as "fileId", string_agg(content.bytes, ''::bytea order by content.part) as bytes
    from applied_child child join file_content content on content.file_id = child.photo_id
    where child.contract_id = ${contractId} and not child.is_photo_drawn group by child.photo_id`)
  return rows[0]
}

/** The photo is what was drawn anew, and nothing that came along with it is kept. */
export async function keepDrawn(
  tx: Transaction,
  { contractId, fileId, bytes }: { contractId: string; fileId: string; bytes: Uint8Array },
): Promise<void> {
  await tx.delete(fileContent).where(eq(fileContent.fileId, fileId))
  await tx.insert(fileContent).values({ fileId, part: 0, bytes: Buffer.from(bytes) })
  const now = { mimeType: 'image/jpeg', size: bytes.length, fileName: 'photo.jpg' }
  await tx.update(uploadedFile).set(now).where(eq(uploadedFile.id, fileId))
  await tx.update(appliedChild).set({ isPhotoDrawn: true }).where(eq(appliedChild.contractId, contractId))
}

/** What turned out to be no picture is none. */
export async function dropPhoto(tx: Transaction, fileId: string): Promise<void> {
  await tx.delete(uploadedFile).where(eq(uploadedFile.id, fileId))
}

/** Another photo takes the place of the one there was, which goes; it is drawn anew before anybody sees it. */
export async function setPhoto(
  tx: Transaction,
  { contractId, ...photo }: { contractId: string; photoId: string; keepsPhoto: boolean },
): Promise<void> {
  const before = tx
    .select({ id: appliedChild.photoId })
    .from(appliedChild)
    .where(eq(appliedChild.contractId, contractId))
  const [old] = await before
  await tx
    .update(appliedChild)
    .set({ ...photo, isPhotoDrawn: false })
    .where(eq(appliedChild.contractId, contractId))
  if (old?.id) await tx.delete(uploadedFile).where(eq(uploadedFile.id, old.id))
}

/** Where a child learns by now; what was said of an exemption is to be decided anew. */
export async function setApplied(
  tx: Transaction,
  contractId: string,
  said: Pick<typeof appliedChild.$inferInsert, 'grade' | 'class' | 'exemption'>,
): Promise<void> {
  await tx.update(appliedChild).set(said).where(eq(appliedChild.contractId, contractId))
}
