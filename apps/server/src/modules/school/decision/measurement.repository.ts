import type { Transaction } from '../../../db/database.ts'
import { organisationFile } from '../../../db/schema/index.ts'

/** A file that shows how a way was measured is a paper of who pays. */
export async function insertMeasurement(tx: Transaction, row: typeof organisationFile.$inferInsert): Promise<void> {
  await tx.insert(organisationFile).values(row)
}
