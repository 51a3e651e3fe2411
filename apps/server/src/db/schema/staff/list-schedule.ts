import type { Delivery, Language, ScheduleEnd } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'
import { savedView } from './saved-view.ts'

/** Views that somebody has sent to themselves by the clock. */
export const listSchedule = pgTable(
  'list_schedule',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** Whose it is: with their rights the list is read, and they are told. */
    ownerId: uuid().notNull(),
    viewId: uuid()
      .notNull()
      .references(() => savedView.id, { onDelete: 'cascade' }),
    format: text().$type<'csv' | 'xlsx'>().notNull(),
    /** 1 on Mondays; null: every day. */
    weekday: integer(),
    /** Where the region is: `07:30`. */
    time: text().notNull(),
    delivery: text().$type<Delivery>().notNull().default('mail'),
    language: text().$type<Language>().notNull(),
    createdOn: instant().notNull(),
    /** When it runs next, or is tried again; null once it has ended. */
    nextOn: instant(),
    /** How often it has failed since it succeeded last. */
    failures: integer().notNull().default(0),
    /** Why it runs no more. */
    ended: text().$type<ScheduleEnd>(),
  },
  table => [
    index('list_schedule_due').on(table.nextOn).where(sql`${table.nextOn} is not null`),
    index('list_schedule_owner').on(table.clientId, table.ownerId),
    index('list_schedule_view').on(table.viewId),
    check('list_schedule_delivery', sql`${table.delivery} in ('mail', 'folder')`),
    check('list_schedule_ends', sql`(${table.ended} is null) = (${table.nextOn} is not null)`),
  ],
)

/** Each time that one has run. */
export const listRun = pgTable(
  'list_run',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    scheduleId: uuid()
      .notNull()
      .references(() => listSchedule.id, { onDelete: 'cascade' }),
    begunOn: instant().notNull(),
    /** Null while it runs. */
    endedOn: instant(),
    /** Why there is no file; null where there is one. */
    failure: text(),
    fileName: text(),
    mimeType: text(),
    rows: integer(),
    /** It has people's details: who fetches it has to hold the right to them still. */
    isPersonal: boolean().notNull().default(false),
  },
  table => [
    index('list_run_log').on(table.scheduleId, table.begunOn),
    index('list_run_age').on(table.clientId, table.begunOn),
  ],
)

/** What a run has made, in parts that are read one after the other. */
export const listRunPart = pgTable(
  'list_run_part',
  {
    runId: uuid()
      .notNull()
      .references(() => listRun.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  table => [primaryKey({ columns: [table.runId, table.number] })],
)
