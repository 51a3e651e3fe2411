import * as calls from '@billett/contract'
import { item, items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { apply, discard, rehearse, undo } from './batch-steps.ts'
import { beginCompare } from './begin-compare.ts'
import { decideRow } from './decide-row.ts'
import { letPupilGo, letPupilStay } from './let-pupil-go.ts'
import { exportList, problemsFile } from './list-files.ts'
import { showBatches, shownBatch, showRows } from './show-batches.ts'
import { stageList } from './stage-list.ts'

export const studentListRoutes = [
  route(calls.importStudents, async (context, { params, body }) =>
    item(await stageList(context, params.orgGuid, body)),
  ),
  route(calls.getBatches, async (context, { params }) => items(await showBatches(context, params.orgGuid))),
  route(calls.getBatch, async (context, { params }) =>
    item(await shownBatch(context, context.world.db, params.batchGuid)),
  ),
  route(calls.getBatchRows, async (context, { params, query }) =>
    items(await showRows(context, params.batchGuid, query)),
  ),
  route(calls.compareBatch, async (context, { params, body }) =>
    item(await beginCompare(context, params.batchGuid, body)),
  ),
  route(calls.decideBatchRow, async (context, { params, body }) =>
    item(await decideRow(context, params.batchGuid, body)),
  ),
  route(calls.rehearseBatch, async (context, { params, body }) =>
    item(await rehearse(context, params.batchGuid, body)),
  ),
  route(calls.applyBatch, async (context, { params, body }) => item(await apply(context, params.batchGuid, body))),
  route(calls.undoBatch, async (context, { params, body }) => item(await undo(context, params.batchGuid, body))),
  route(calls.discardBatch, async (context, { params, body }) => item(await discard(context, params.batchGuid, body))),
  route(calls.letPupilGo, async (context, { params, body }) => item(await letPupilGo(context, params.guid, body))),
  route(calls.letPupilStay, async (context, { params }) => item(await letPupilStay(context, params.guid))),
  route(calls.getBatchProblems, async (context, { params }) => ({
    streamed: await problemsFile(context, params.batchGuid),
  })),
  route(calls.exportStudents, async (context, { params, query }) => ({
    streamed: await exportList(context, params.orgGuid, query),
  })),
]
