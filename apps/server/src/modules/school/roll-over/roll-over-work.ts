import type { BatchWork } from '../batch/index.ts'
import { applyRows } from './apply.ts'
import { proposeAll } from './propose.ts'
import { reckonYear } from './reckon.ts'
import { takeRowsBack } from './take-back.ts'

/** What a worker does about the step of an authority into its next school year. */
export const rollOverWork: BatchWork = {
  compare: proposeAll,
  rehearse: reckonYear,
  apply: applyRows,
  undo: takeRowsBack,
}
