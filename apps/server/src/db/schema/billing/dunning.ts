import type { DunningHold, DunningState } from '@billett/domain'
import { DUNNING_HOLDS, DUNNING_STATES } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { payerAccount } from '../subscription/payer-account.ts'

const kinds = sql.raw(DUNNING_HOLDS.map(kind => `'${kind}'`).join(', '))
const states = sql.raw(DUNNING_STATES.map(state => `'${state}'`).join(', '))

/** Somebody whose money came back, and how far they have been told: one at a time of each payer. */
export const dunningCase = pgTable(
  'dunning_case',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    state: text().$type<DunningState>().notNull(),
    openedOn: text().notNull(),
    /** The day on which it came to where it stands. */
    reachedOn: text().notNull(),
    createdOn: instant().notNull(),
    /** Null while anything is owed. */
    closedOn: instant(),
  },
  table => [
    uniqueIndex('dunning_case_open').on(table.payerId).where(sql`${table.closedOn} is null`),
    index('dunning_case_client').on(table.clientId, table.createdOn),
    check('dunning_case_state', sql`${table.state} in (${states})`),
    check('dunning_case_closed', sql`${table.closedOn} is null or ${table.state} = 'clear'`),
  ],
)

/** What was done about a case. Rows are only ever added. */
export const dunningStep = pgTable(
  'dunning_step',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => dunningCase.id),
    /** 1, 2, 3 … of a case: two rounds cannot both take the next. */
    number: integer().notNull(),
    state: text().$type<DunningState>().notNull(),
    takenOn: text().notNull(),
    owedCents: integer().notNull(),
    feeCents: integer().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    unique('dunning_step_number').on(table.caseId, table.number),
    check('dunning_step_state', sql`${table.state} in (${states})`),
    check('dunning_step_fee', sql`${table.feeCents} >= 0`),
  ],
)

/** Why a case waits. */
export const dunningHold = pgTable(
  'dunning_hold',
  {
    id: uuid().primaryKey(),
    caseId: uuid()
      .notNull()
      .references(() => dunningCase.id),
    kind: text().$type<DunningHold['kind']>().notNull(),
    /** Of a promise: its last day. */
    until: text(),
    reason: text().notNull(),
    setBy: text().notNull(),
    setOn: instant().notNull(),
    endedOn: instant(),
  },
  table => [
    index('dunning_hold_case').on(table.caseId),
    check('dunning_hold_kind', sql`${table.kind} in (${kinds})`),
    check('dunning_hold_until', sql`(${table.kind} = 'promise') = (${table.until} is not null)`),
  ],
)

/**
 * Why nothing is collected from somebody: by a mandate as it was when something came back, until it says something
 * else, or at all.
 */
export const collectionStop = pgTable(
  'collection_stop',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    payerId: uuid()
      .notNull()
      .references(() => payerAccount.id),
    kind: text().$type<'mandate' | 'everything'>().notNull(),
    /** Of `mandate`: which, and what of it was in force. No foreign key: it is kept longer. */
    mandateId: uuid(),
    mandateVersion: integer(),
    code: text().notNull(),
    since: instant().notNull(),
    endedOn: instant(),
  },
  table => [
    index('collection_stop_payer').on(table.payerId).where(sql`${table.endedOn} is null`),
    check('collection_stop_kind', sql`${table.kind} in ('mandate', 'everything')`),
    check(
      'collection_stop_mandate',
      sql`(${table.kind} = 'mandate') = (${table.mandateId} is not null and ${table.mandateVersion} is not null)`,
    ),
  ],
)
