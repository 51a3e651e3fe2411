export {
  batchById,
  changeBatch,
  countsOf,
  insertBatch,
  type StoredBatch,
  type StoredRow,
} from './batch.repository.ts'
export type { BatchScene, BatchWork, Tell } from './batch-work.ts'
export { batchToChange, beginTask, discardIn } from './begin-task.ts'
export type { RowDone } from './row-done.ts'
export { runBatches } from './run-batch.ts'
export { stateHash } from './state-hash.queries.ts'
