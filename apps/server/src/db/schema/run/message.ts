import type { Language, LocalText, MessagePlace } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Messages of the day (Spec 1 §3), written by staff. */
export const messageOfTheDay = pgTable(
  'message_of_the_day',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    /** HTML, sanitised when it was written. */
    message: jsonb().$type<LocalText>().notNull(),
    /** Where in the shop; empty is everywhere. */
    places: text().array().$type<MessagePlace[]>().notNull().default([]),
    /** Whom by the language they read; empty is everybody. */
    languages: text().array().$type<Language[]>().notNull().default([]),
    shownFrom: instant().notNull(),
    shownTo: instant().notNull(),
    /** Counts changes from 1, so that nobody overwrites what they have not read. */
    version: integer().notNull().default(1),
  },
  table => [
    index('message_of_the_day_shown').on(table.clientId, table.shownTo),
    check('message_of_the_day_period', sql`${table.shownFrom} <= ${table.shownTo}`),
  ],
)
