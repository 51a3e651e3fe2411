import type { BatchKind } from '@billett/domain'
import type { BatchWork } from '../modules/school/batch/index.ts'
import { rollOverWork } from '../modules/school/roll-over/index.ts'
import { importWork } from '../modules/school/student-list/index.ts'

/** What is done about batches of each kind. */
export const BATCH_WORK: Readonly<Partial<Record<BatchKind, BatchWork>>> = {
  import: importWork,
  rollOver: rollOverWork,
}
