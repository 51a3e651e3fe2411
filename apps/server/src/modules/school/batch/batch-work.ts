import type { BatchSum } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import type { StoredBatch, StoredRow } from './batch.repository.ts'
import type { RowDone } from './row-done.ts'

/** Whose batch is worked on: whoever began it, with what they may reach now. */
export interface BatchScene {
  context: Context
  batch: StoredBatch
}

/** Says how far it is. */
export type Tell = (doneRows: number, dueRows: number) => Promise<unknown>

/** What the kinds of batches do differently. Each may run twice without doing anything twice. */
export interface BatchWork {
  /** Holds it against what is known: writes all rows anew. */
  compare: (scene: BatchScene, tell: Tell) => Promise<void>
  /** What payers owe as things are, and as they would be. */
  rehearse: (scene: BatchScene, tell: Tell) => Promise<readonly BatchSum[]>
  /** Does some rows, of which none was done, in the transaction that notes them. */
  apply: (scene: BatchScene, tx: Transaction, rows: readonly StoredRow[]) => Promise<RowDone[]>
  /** Takes some rows back, the last first. */
  undo: (scene: BatchScene, tx: Transaction, rows: readonly StoredRow[]) => Promise<void>
}
