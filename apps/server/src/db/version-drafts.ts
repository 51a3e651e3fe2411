import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from './database.ts'

/** A table whose rows are versions. */
interface Versions extends PgTable {
  id: AnyPgColumn
  state: AnyPgColumn
}

const isDraft = ({ id, state }: Versions, draftId: string) => and(eq(id, draftId), eq(state, 'draft'))

/** Of a draft alone: what was once released never changes. */
export async function changeDraft<Table extends Versions>(
  tx: Transaction,
  table: Table,
  id: string,
  change: PgUpdateSetSource<Table>,
): Promise<void> {
  await tx.update(table).set(change).where(isDraft(table, id))
}

export async function removeDraft(tx: Transaction, table: Versions, id: string): Promise<void> {
  await tx.delete(table).where(isDraft(table, id))
}
