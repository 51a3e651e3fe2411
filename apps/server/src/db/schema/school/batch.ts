import {
  BATCH_ACTIONS,
  BATCH_KINDS,
  BATCH_STATES,
  BATCH_TASK_NAMES,
  type BatchAction,
  type BatchCounts,
  type BatchKind,
  type BatchState,
  type BatchSum,
  type BatchTask,
  type ImportProfile,
} from '@billett/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { party } from '../people/party.ts'
import { organisation } from './organisation.ts'

const words = (all: readonly string[]) => sql.raw(all.map(word => `'${word}'`).join(', '))

/**
 * A mass change of pupils: it is taken in, held against what is known and reckoned, and nothing is written before
 * somebody has looked at it. A worker does what `task` says; a person says when.
 */
export const batch = pgTable(
  'batch',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** What it is about: itself and all it looks after. */
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    kind: text().$type<BatchKind>().notNull(),
    state: text().$type<BatchState>().notNull(),
    /** Counts its changes: whoever changes it names the one they read. */
    version: integer().notNull(),
    /** Whose account began it: what it may reach is what they may. */
    accountId: uuid().notNull(),
    /** Empty where there is no file. */
    fileName: text().notNull(),
    /** SHA-256 of the file as hexadecimal digits; null where there is none. */
    fileHash: text(),
    /** The same file was taken in before, and somebody has said so. */
    isAgain: boolean().notNull(),
    /** The first day on which it holds. */
    effectiveOn: text().notNull(),
    /** What its kind needs to know besides: how a file is read, the steps of a wizard. Read by that kind alone. */
    settings: jsonb().$type<unknown>().notNull(),
    counts: jsonb().$type<BatchCounts>().notNull(),
    sums: jsonb().$type<readonly BatchSum[]>().notNull(),
    /** Why it is done although so many would leave; empty: nobody had to say. */
    reason: text().notNull(),
    /** What is under way; null: nothing. */
    task: text().$type<BatchTask>(),
    /** Until then a worker is at it; others look after that, should it have died. */
    workedUntil: instant(),
    /** Of what is under way: rows done, and to do. */
    doneRows: integer().notNull(),
    dueRows: integer().notNull(),
    /** Why the last task did not come to its end, by the key of a failure; null: it did. */
    failure: text(),
    /** Hash of what is known of everybody it is about, before it was done; null: it was not. */
    stateHash: text(),
    createdOn: instant().notNull(),
    movedOn: instant().notNull(),
    appliedOn: instant(),
  },
  table => [
    index('batch_organisation').on(table.organisationId, table.createdOn),
    index('batch_task').on(table.clientId, table.workedUntil).where(sql`${table.task} is not null`),
    // A file that was taken in by mistake again would change back what was changed since.
    uniqueIndex('batch_file_once')
      .on(table.organisationId, table.fileHash)
      .where(sql`not ${table.isAgain} and ${table.state} not in ('undone', 'discarded')`),
    check('batch_kind', sql`${table.kind} in (${words(BATCH_KINDS)})`),
    check('batch_state', sql`${table.state} in (${words(BATCH_STATES)})`),
    check('batch_task', sql`${table.task} in (${words(BATCH_TASK_NAMES)})`),
    check('batch_applied', sql`${table.state} not in ('applied', 'undone') or ${table.appliedOn} is not null`),
  ],
)

/** The file of a batch, in pieces; it goes when the batch is done or discarded. */
export const batchFile = pgTable(
  'batch_file',
  {
    batchId: uuid()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    /** From 0 on. */
    part: integer().notNull(),
    bytes: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.batchId, table.part] })],
)

/** What a batch does about one pupil. It is done once at most, and nobody is in a batch twice. */
export const batchRow = pgTable(
  'batch_row',
  {
    batchId: uuid()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    /** Line of the file; who is missing in it comes after its last. */
    number: integer().notNull(),
    action: text().$type<BatchAction>().notNull(),
    /** Whom it is about; null while they are nobody yet or it is not clear who they are. */
    partyId: uuid().references(() => party.id, { onDelete: 'cascade' }),
    /** The school it is about; null where that is not known. */
    organisationId: uuid().references(() => organisation.id),
    /** As it stands in the file. */
    cells: jsonb().$type<readonly string[]>(),
    /** What is known, and what would be known then; null: nothing. Read by the kind of the batch alone. */
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** What is wrong with it, or who it could be. Read by the kind of the batch alone. */
    remarks: jsonb().$type<readonly unknown[]>().notNull(),
    /** What somebody decided about it; null: nobody had to, or has. */
    decision: jsonb().$type<unknown>(),
    appliedOn: instant(),
    undoneOn: instant(),
    /** What takes it back. */
    inverse: jsonb().$type<unknown>(),
    /** Why it could not be done, by the key of a failure; null: it could, or was not tried. */
    failure: text(),
  },
  table => [
    primaryKey({ columns: [table.batchId, table.number] }),
    uniqueIndex('batch_row_once')
      .on(table.batchId, table.partyId)
      .where(sql`${table.partyId} is not null and ${table.action} not in ('unclear', 'faulty')`),
    index('batch_row_action').on(table.batchId, table.action, table.number),
    index('batch_row_party').on(table.partyId),
    index('batch_row_due').on(table.batchId, table.number).where(sql`${table.appliedOn} is null`),
    check('batch_row_action_known', sql`${table.action} in (${words(BATCH_ACTIONS)})`),
    check('batch_row_undone', sql`${table.undoneOn} is null or ${table.appliedOn} is not null`),
  ],
)

/** How the files of an organisation are read; suggested to the next one whose head is like it. */
export const importProfile = pgTable(
  'import_profile',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What its files are, how they are written, and which column says what. */
    reading: jsonb().$type<Omit<ImportProfile, 'name'>>().notNull(),
    usedOn: instant().notNull(),
  },
  table => [uniqueIndex('import_profile_name').on(table.organisationId, table.name)],
)

/** Whom somebody has said a row of a school's files to be, so that nobody is asked again. */
export const pupilMatch = pgTable(
  'pupil_match',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    /** Fingerprint of what the row says who they are. */
    rowKey: text().notNull(),
    clientId: text().notNull(),
    partyId: uuid()
      .notNull()
      .references(() => party.id, { onDelete: 'cascade' }),
    decidedOn: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organisationId, table.rowKey] }),
    index('pupil_match_party').on(table.partyId),
  ],
)
