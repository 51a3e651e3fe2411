import type { AttachedGroup } from '@billett/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { holdName } from '../../../db/hold-name.ts'
import { attachmentFile, attachmentPlan } from '../../../db/schema/index.ts'

export type NewAttachmentFile = typeof attachmentFile.$inferInsert

/** A file as lists show it: without what is in it. */
export type ListedAttachment = Omit<typeof attachmentFile.$inferSelect, 'content'>

const LISTED = {
  id: attachmentFile.id,
  clientId: attachmentFile.clientId,
  fileName: attachmentFile.fileName,
  mimeType: attachmentFile.mimeType,
  size: attachmentFile.size,
  uploadedOn: attachmentFile.uploadedOn,
}

/** Whose tickets, of which service area. */
export interface Area {
  clientId: string
  serviceArea: number
}

export interface AttachmentPlan {
  groups: AttachedGroup[]
  /** 0 where nobody has said anything. */
  version: number
}

const NOTHING: AttachmentPlan = { groups: [], version: 0 }

const isArea = ({ clientId, serviceArea }: Area) =>
  and(eq(attachmentPlan.clientId, clientId), eq(attachmentPlan.serviceArea, serviceArea))

export const insertAttachment = async (tx: Transaction, file: NewAttachmentFile): Promise<void> => {
  await tx.insert(attachmentFile).values(file)
}

export const attachmentsOfClient = (db: Statements, clientId: string): Promise<ListedAttachment[]> =>
  db.select(LISTED).from(attachmentFile).where(eq(attachmentFile.clientId, clientId)).orderBy(attachmentFile.fileName)

/** Bytes of all files of a client. */
export async function attachedBytes(db: Statements, clientId: string): Promise<number> {
  const [found] = await db
    .select({ bytes: sql`coalesce(sum(${attachmentFile.size}), 0)`.mapWith(Number) })
    .from(attachmentFile)
    .where(eq(attachmentFile.clientId, clientId))
  return found?.bytes ?? 0
}

/** Those of a client among these ids, in any order. */
export const attachmentsAmong = async (
  db: Statements,
  clientId: string,
  ids: readonly string[],
): Promise<ListedAttachment[]> =>
  ids.length === 0
    ? []
    : db
        .select(LISTED)
        .from(attachmentFile)
        .where(and(eq(attachmentFile.clientId, clientId), inArray(attachmentFile.id, [...ids])))

export async function contentOf(db: Statements, id: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: attachmentFile.content })
    .from(attachmentFile)
    .where(eq(attachmentFile.id, id))
  return found?.content
}

export async function planOf(db: Statements, area: Area): Promise<AttachmentPlan> {
  const [found] = await db
    .select({ groups: attachmentPlan.groups, version: attachmentPlan.version })
    .from(attachmentPlan)
    .where(isArea(area))
  return found ?? NOTHING
}

/** Held until the transaction ends: two people who change what is sent, or delete a file of it, wait for each other. */
export const lockAttachments = async (tx: Transaction, clientId: string): Promise<void> => {
  await holdName(tx, `attachments ${clientId}`)
}

export const storePlan = async (tx: Transaction, area: Area, plan: AttachmentPlan): Promise<void> => {
  await tx
    .insert(attachmentPlan)
    .values({ ...area, ...plan })
    .onConflictDoUpdate({ target: [attachmentPlan.clientId, attachmentPlan.serviceArea], set: plan })
}

/** Ids of the files that some ticket of a client brings. */
export async function usedAttachments(db: Statements, clientId: string): Promise<Set<string>> {
  const plans = await db
    .select({ groups: attachmentPlan.groups })
    .from(attachmentPlan)
    .where(eq(attachmentPlan.clientId, clientId))
  return new Set(plans.flatMap(({ groups }) => groups.flatMap(({ files }) => files)))
}

/** The files that were deleted: those of a client among these ids. */
export const deleteAttachments = (
  tx: Transaction,
  clientId: string,
  ids: readonly string[],
): Promise<ListedAttachment[]> =>
  tx
    .delete(attachmentFile)
    .where(and(eq(attachmentFile.clientId, clientId), inArray(attachmentFile.id, [...ids])))
    .returning(LISTED)
