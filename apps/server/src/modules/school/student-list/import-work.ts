import type { BatchWork } from '../batch/index.ts'
import { applyList } from './apply-list.ts'
import { compareList } from './compare-list.ts'
import { rehearseList } from './rehearse-list.ts'
import { undoList } from './undo-list.ts'

/** What a worker does with the list of a school. */
export const importWork: BatchWork = {
  compare: compareList,
  rehearse: rehearseList,
  apply: applyList,
  undo: undoList,
}
