import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Of a thousand rows of somebody's, in the order of their ids: done in one transaction with what is done for them, so
 * that whoever is killed leaves whole parts behind. A pass goes over all rows once.
 */
export const partColumns = () => ({
  /** What is done, and for what is done again the day it is done on. */
  pass: text().notNull(),
  number: integer().notNull(),
  firstId: uuid().notNull(),
  lastId: uuid().notNull(),
  /** Null while it is still to be done. */
  finishedOn: instant(),
  /** Rows that were looked at, and those something was made for. */
  looked: integer().notNull(),
  made: integer().notNull(),
})
