import type { Instant } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { organisationFile, uploadedFile } from '../../../db/schema/index.ts'

/** Keeps a file that was uploaded for an organisation, until a moment. */
export async function keepFile(
  tx: Transaction,
  row: typeof organisationFile.$inferInsert,
  keptUntil: Instant,
): Promise<void> {
  await tx.insert(organisationFile).values(row)
  await tx.update(uploadedFile).set({ keptUntil }).where(eq(uploadedFile.id, row.fileId))
}
