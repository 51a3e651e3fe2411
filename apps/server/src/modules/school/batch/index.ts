export {
  batchById,
  changeBatch,
  countsOf,
  insertBatch,
  type StoredBatch,
  type StoredRow,
} from './batch.repository.ts'
export type { BatchScene, BatchWork, RowDone, Tell } from './batch-work.ts'
export { batchToChange, beginTask, discardIn } from './begin-task.ts'
export { runBatches } from './run-batch.ts'
export { stateHash } from './state-hash.queries.ts'
