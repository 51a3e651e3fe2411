import {
  type Batch,
  type BatchRow,
  type BatchRowsQuery,
  type Failure,
  failures,
  PORTAL_USUAL_PAGE,
} from '@billett/contract'
import {
  BATCH_ACTIONS,
  changedFields,
  type Language,
  leavesTooMany,
  type PupilFacts,
  type RowProblem,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { errorItem } from '../../../call/error-item.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { mustReach } from '../reach/index.ts'
import { schoolsById } from './known-pupils.queries.ts'
import { problemText } from './problem-words.ts'
import { batchesAt, type ListedRow, rowsOf, type ShownRow, shownById } from './shown-batch.queries.ts'

const isFailure = (name: string): name is Failure => Object.hasOwn(failures, name)

const errorOf = (failure: string | null, language: Language) =>
  failure !== null && isFailure(failure) ? errorItem({ reason: failure, field: '' }, language) : null

function presented(row: ShownRow, language: Language): Batch {
  const { counts, sums, failure, organisationId, organisationName, pays } = row
  return {
    guid: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    organisation: { guid: organisationId, name: organisationName },
    fileName: row.fileName,
    effectiveOn: row.effectiveOn,
    counts: BATCH_ACTIONS.flatMap(action => {
      const count = counts[action]
      return count ? [{ action, count }] : []
    }),
    sums: pays
      ? sums.map(({ payer, month, beforeCents, afterCents }) => ({
          payer,
          month,
          beforeInCent: beforeCents,
          afterInCent: afterCents,
        }))
      : [],
    needsReason: leavesTooMany(counts),
    reason: row.reason,
    task: row.task,
    doneRows: row.doneRows,
    dueRows: row.dueRows,
    failedRows: row.failedRows,
    error: errorOf(failure, language),
    list: row.list && {
      ...row.list,
      header: [...row.list.header],
      sample: row.list.sample.map(cells => [...cells]),
      reading: { ...row.list.reading, columns: [...row.list.reading.columns] },
    },
    startedBy: row.startedBy,
    createdOn: row.createdOn,
    appliedOn: row.appliedOn,
  }
}

/** Lists that were taken in for an organisation. Refuses `organisationNotFound` as one that is not. */
export async function showBatches(context: Context, organisationId: string): Promise<Batch[]> {
  const { db } = context.world
  await mustReach(context, db, organisationId)
  return (await batchesAt(context, db, organisationId)).map(row => presented(row, context.language))
}

/** One of them. Refuses `batchNotFound` a foreign one as one that is not. */
export async function shownBatch(context: Context, db: Statements, id: string): Promise<Batch> {
  const row = (await shownById(context, db, id)) ?? refuse('batchNotFound', 'batchGuid')
  return presented(row, context.language)
}

const isProblem = (remark: ListedRow['remarks'][number]): remark is RowProblem => 'fault' in remark

const personOf = ({ lastName, firstName, birthDate, class: inClass }: PupilFacts) => ({
  lastName,
  firstName,
  birthDate,
  class: inClass,
})

/** Characters of a cell that are shown of it. */
const MOST_SAID = 80

const NOBODY = { lastName: '', firstName: '', birthDate: '', class: '' }

function changesOf(before: PupilFacts | null, after: PupilFacts | null): BatchRow['changes'] {
  if (!before || !after) return []
  return changedFields(before, after).map(field => ({
    field,
    before: String(before[field]),
    after: String(after[field]),
  }))
}

function presentedRow(row: ListedRow, names: ReadonlyMap<string, string>, language: Language): BatchRow {
  const { number, action, before, after, remarks, failure, isDone } = row
  const person = after ?? before
  return {
    number,
    action,
    ...(person ? personOf(person) : NOBODY),
    changes: changesOf(before, after),
    problems: remarks.filter(isProblem).map(problem => ({
      ...problem,
      text: problemText(problem, language),
      said: problem.column === null ? '' : (row.cells?.[problem.column] ?? '').trim().slice(0, MOST_SAID),
    })),
    candidates: remarks.flatMap(remark =>
      isProblem(remark) ? [] : [{ ...personOf(remark.before), organisation: names.get(remark.before.schoolId) ?? '' }],
    ),
    isDone,
    error: errorOf(failure, language),
  }
}

/** A page of what a batch does. Refuses `batchNotFound`. */
export async function showRows(
  context: Context,
  batchId: string,
  { action, search, page = 0, pageSize = PORTAL_USUAL_PAGE }: BatchRowsQuery,
): Promise<BatchRow[]> {
  const { db } = context.world
  await shownBatch(context, db, batchId)
  const rows = await rowsOf(db, batchId, { action, search }, { limit: pageSize, offset: page * pageSize })
  const places = rows.flatMap(({ remarks }) =>
    remarks.flatMap(remark => (isProblem(remark) ? [] : [remark.before.schoolId])),
  )
  const schools = places.length > 0 ? await schoolsById(db, places) : []
  const names = new Map(schools.map(({ id, name }) => [id, name]))
  return rows.map(row => presentedRow(row, names, context.language))
}
