import { addMinutes, type Instant } from '@billett/domain'
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Statements, Transaction } from '../../../db/database.ts'
import { fileContent, uploadedFile } from '../../../db/schema/index.ts'

export type StoredFile = typeof uploadedFile.$inferSelect

export async function insertFile(tx: Transaction, file: StoredFile): Promise<void> {
  await tx.insert(uploadedFile).values(file)
}

export async function insertPart(tx: Transaction, fileId: string, part: number, bytes: Uint8Array): Promise<void> {
  await tx.insert(fileContent).values({ fileId, part, bytes })
}

/**
 * Bytes of a client's files that were handed in with nothing yet, and wait for some minutes from their upload on. What
 * is kept longer without a contract has been taken by somebody, as papers of organisations are, and waits for nothing.
 */
export async function waitingBytes(
  db: Statements,
  { clientId, minutes, now }: { clientId: string; minutes: number; now: Instant },
): Promise<number> {
  const { size, keptUntil, contractId, uploadedOn } = uploadedFile
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${size}), 0)`.mapWith(Number) })
    .from(uploadedFile)
    .where(
      and(
        lte(keptUntil, addMinutes(now, minutes)),
        lte(keptUntil, sql`${uploadedOn} + make_interval(mins => ${minutes})`),
        isNull(contractId),
        eq(uploadedFile.clientId, clientId),
      ),
    )
  return row?.bytes ?? 0
}

interface HandedIn {
  clientId: string
  /** Account or guest that uploaded them. */
  ownerId: string
  contractId: string
  /** Then they go; null: they stay as long as the contract. */
  keptUntil: Instant | null
}

/**
 * Hands files in for a contract: only those that their owner uploaded and has not handed in yet. Returns how many.
 */
export async function handIn(
  tx: Transaction,
  { clientId, ownerId, contractId, keptUntil }: HandedIn,
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0
  const rows = await tx
    .update(uploadedFile)
    .set({ contractId, keptUntil })
    .where(
      and(
        inArray(uploadedFile.id, [...fileIds]),
        eq(uploadedFile.clientId, clientId),
        eq(uploadedFile.ownerId, ownerId),
        isNull(uploadedFile.contractId),
      ),
    )
    .returning({ id: uploadedFile.id })
  return rows.length
}

/** What an organisation keeps is handed in for a contract besides: it stays as long as that does. */
export async function handInAgain(
  tx: Transaction,
  { clientId, contractId, fileId }: { clientId: string; contractId: string; fileId: string },
): Promise<void> {
  await tx
    .update(uploadedFile)
    .set({ contractId, keptUntil: null })
    .where(and(eq(uploadedFile.clientId, clientId), eq(uploadedFile.id, fileId)))
}

/** A file of a client that was handed in for a contract; undefined where there is none (any more). */
export async function handedInFile(
  db: Statements,
  clientId: string,
  id: string,
): Promise<{ fileName: string; mimeType: string; bytes: Uint8Array } | undefined> {
  const { fileName, mimeType, contractId } = uploadedFile
  const [file] = await db
    .select({ fileName, mimeType })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.clientId, clientId), eq(uploadedFile.id, id), isNotNull(contractId)))
  if (!file) return undefined
  const parts = await db
    .select({ bytes: fileContent.bytes })
    .from(fileContent)
    .where(eq(fileContent.fileId, id))
    .orderBy(asc(fileContent.part))
  return { ...file, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) }
}
