import {
  BATCH_ACTIONS,
  BATCH_KINDS,
  BATCH_STATES,
  BATCH_TASK_NAMES,
  COMPARED_FIELDS,
  IMPORT_CHARSETS,
  IMPORT_FIELDS,
  SEPARATORS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { ErrorItem } from '../../envelope.ts'
import { key } from '../../failures/key.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { Cents } from '../../values/money.ts'
import { Labelled, portalPageFields, seen } from '../../values/portal.ts'
import { Guid, line, longText } from '../../values/text.ts'

const service = 'schoolSubscription' as const
const access = seen('ChangeRequest')

/** Bytes of a list of a school. */
export const MAX_LIST = 25 * 1024 * 1024

/** Lines of a list of a school. */
export const MAX_LIST_LINES = 200_000

/** Columns of a list of a school. */
const MAX_COLUMNS = 100

const Column = z.nullable(z.enum(IMPORT_FIELDS, key('notValid')))

/** How a file is read. */
const Reading = z.object({
  kind: z.enum(['csv', 'xlsx'], key('notValid')),
  charset: z.enum(IMPORT_CHARSETS, key('notValid')),
  separator: z.enum(SEPARATORS, key('notValid')),
  /** The first line says what the columns are. */
  hasHeader: z.boolean(key('notValid')),
  /** What each column says; null: nothing that is taken over. */
  columns: z.array(Column).check(z.maxLength(MAX_COLUMNS, key('notValid'))),
})

const ListSettings = z.object({
  reading: Reading,
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  isGarbled: z.boolean(),
  /** By its name; null: none is like it. */
  profile: z.nullable(z.string()),
  isWhole: z.boolean(),
  endsContracts: z.boolean(),
})

const Batch = z.object({
  guid: z.string(),
  kind: z.enum(BATCH_KINDS),
  state: z.enum(BATCH_STATES),
  /** Whoever changes it names the one they have read. */
  version: z.int(),
  organisation: Labelled,
  /** Empty where there is no file. */
  fileName: z.string(),
  /** The first day on which it holds. */
  effectiveOn: DateText,
  counts: z.array(z.object({ action: z.enum(BATCH_ACTIONS), count: z.int() })),
  /** To who pays alone. */
  sums: z.array(z.object({ payer: Labelled, month: z.string(), beforeInCent: Cents, afterInCent: Cents })),
  /** So many would leave that it is not done without a reason. */
  needsReason: z.boolean(),
  reason: z.string(),
  /** What a worker does with it; null: nothing. */
  task: z.nullable(z.enum(BATCH_TASK_NAMES)),
  doneRows: z.int(),
  dueRows: z.int(),
  /** Rows that could not be done. */
  failedRows: z.int(),
  /** Why the last step did not come to its end. */
  error: z.nullable(ErrorItem),
  /** How its file is read; null where there is none. */
  list: z.nullable(ListSettings),
  /** By name; null: somebody who is known no more. */
  startedBy: z.nullable(z.string()),
  createdOn: InstantText,
  appliedOn: z.nullable(InstantText),
})
export type Batch = z.infer<typeof Batch>

const OfOrganisation = z.object({ orgGuid: Guid })
const OfBatch = z.object({ batchGuid: Guid })

const NewList = z.object({
  /** CSV or XLSX. */
  file: z.file(key('required')).check(z.maxSize(MAX_LIST, key('fileTooBig'))),
  /** `true`: the same file was taken in before, and comes again on purpose. */
  again: z.optional(z.enum(['true', 'false'], key('notValid'))),
})

export const importStudents = defineCall({
  name: 'schoolSubscription/importStudents',
  service,
  method: 'POST',
  path: '/schoolSubscription/{orgGuid}/imports',
  summary: 'Takes a list of pupils in, and guesses how it is read; nothing is changed by it',
  access,
  params: OfOrganisation,
  body: NewList,
  reply: list(Batch),
  upload: { maxBytes: MAX_LIST },
  timeout: 120_000,
})

export const getBatches = defineCall({
  name: 'schoolSubscription/getBatches',
  service,
  method: 'GET',
  path: '/schoolSubscription/{orgGuid}/batches',
  summary: 'Lists that were taken in for an organisation, the latest first',
  access,
  params: OfOrganisation,
  reply: list(Batch),
  supersedes: true,
})

export const getBatch = defineCall({
  name: 'schoolSubscription/getBatch',
  service,
  method: 'GET',
  path: '/schoolSubscription/batches/{batchGuid}',
  summary: 'A mass change: how far it is, what it would do and what it would cost',
  access,
  params: OfBatch,
  reply: list(Batch),
})

const RowsQuery = z.extend(
  z.object({ action: z.optional(z.enum(BATCH_ACTIONS, key('notValid'))), search: z.optional(line(120)) }),
  portalPageFields,
)
export type BatchRowsQuery = z.infer<typeof RowsQuery>

const Person = { lastName: z.string(), firstName: z.string(), birthDate: DateText, class: z.string() }

const BatchRow = z.object({
  /** Line of the file; who is missing in it comes after its last. */
  number: z.int(),
  action: z.enum(BATCH_ACTIONS),
  ...Person,
  /** What is another than before. */
  changes: z.array(z.object({ field: z.enum(COMPARED_FIELDS), before: z.string(), after: z.string() })),
  /** What is wrong, by column; null where no single one is to blame. */
  problems: z.array(
    z.object({
      column: z.nullable(z.int()),
      field: z.enum(IMPORT_FIELDS),
      fault: z.string(),
      text: z.string(),
      /** What stands there in the file; empty where nothing does. */
      said: z.string(),
    }),
  ),
  /** Who it could be, and where they are, by name: also at another place that the reader may look at. */
  candidates: z.array(z.object({ ...Person, organisation: z.string() })),
  isDone: z.boolean(),
  /** Why it could not be done. */
  error: z.nullable(ErrorItem),
})
export type BatchRow = z.infer<typeof BatchRow>

export const getBatchRows = defineCall({
  name: 'schoolSubscription/getBatchRows',
  service,
  method: 'GET',
  path: '/schoolSubscription/batches/{batchGuid}/rows',
  summary: 'A page of what a mass change does, one pupil to a row',
  access,
  params: OfBatch,
  query: RowsQuery,
  reply: list(BatchRow),
  supersedes: true,
})

const version = z.optional(count(1, 1_000_000))

const CompareBatch = z.object({
  version,
  reading: Reading,
  effectiveOn: PlainDate,
  /** Everybody is in the list: who is not leaves. */
  isWhole: z.boolean(key('notValid')),
  /** Contracts of who leaves end with their last day. */
  endsContracts: z.boolean(key('notValid')),
  /** Keeps how the file is read under this name, for the next one like it. */
  profile: z.optional(line(60)),
})
export type CompareBatch = z.infer<typeof CompareBatch>

export const compareBatch = defineCall({
  name: 'schoolSubscription/compareBatch',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/compare',
  summary: 'Says how a list is read, and has it held against who is known; nothing is changed by it',
  access,
  params: OfBatch,
  body: CompareBatch,
  reply: list(Batch),
})

const DecideRow = z.object({
  /** Line of the file. */
  number: count(1, 1_000_000),
  /** Which of those it could be, from 0; null: somebody new. */
  candidate: z.nullable(count(0, 10)),
})
export type DecideBatchRow = z.infer<typeof DecideRow>

export const decideBatchRow = defineCall({
  name: 'schoolSubscription/decideBatchRow',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/decide',
  summary: 'Says who an unclear row of a list is about; it is remembered for the next one',
  access,
  params: OfBatch,
  body: DecideRow,
  reply: list(Batch),
})

const Step = z.object({ version })

export const rehearseBatch = defineCall({
  name: 'schoolSubscription/rehearseBatch',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/rehearse',
  summary: 'Has reckoned what a mass change costs or saves until the end of the school year',
  access,
  params: OfBatch,
  body: Step,
  reply: list(Batch),
})

const ApplyBatch = z.object({
  version,
  /** Why it is done although so many would leave. */
  reason: z.optional(longText(500)),
})
export type ApplyBatch = z.infer<typeof ApplyBatch>

export const applyBatch = defineCall({
  name: 'schoolSubscription/applyBatch',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/apply',
  summary: 'Has a mass change done that was looked at and reckoned; each row once',
  access,
  params: OfBatch,
  body: ApplyBatch,
  reply: list(Batch),
})

export const undoBatch = defineCall({
  name: 'schoolSubscription/undoBatch',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/undo',
  summary: 'Has a mass change taken back, until the first claim after it is booked',
  access,
  params: OfBatch,
  body: Step,
  reply: list(Batch),
})

export const discardBatch = defineCall({
  name: 'schoolSubscription/discardBatch',
  service,
  method: 'POST',
  path: '/schoolSubscription/batches/{batchGuid}/discard',
  summary: 'Gives up a mass change that was not done',
  access,
  params: OfBatch,
  body: Step,
  reply: list(Batch),
})

export const getBatchProblems = defineCall({
  name: 'schoolSubscription/getBatchProblems',
  service,
  method: 'GET',
  path: '/schoolSubscription/batches/{batchGuid}/problems',
  summary: 'The rows of a list that could not be taken, as they were sent in, with what is wrong beside them',
  access,
  params: OfBatch,
  reply: file('text/csv'),
  timeout: 120_000,
})

const ExportQuery = z.object({
  /** `csv` without it. */
  format: z.optional(z.enum(['csv', 'xlsx'], key('notValid'))),
})
export type StudentListQuery = z.infer<typeof ExportQuery>

export const exportStudents = defineCall({
  name: 'schoolSubscription/exportStudents',
  service,
  method: 'GET',
  path: '/schoolSubscription/{orgGuid}/studentList',
  summary: 'Who is at an organisation today, with the columns that a list is taken in with; who fetches it is noted',
  access,
  params: OfOrganisation,
  query: ExportQuery,
  reply: file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  timeout: 120_000,
})
