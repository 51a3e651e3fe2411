import type { WrittenSetting } from '@billett/domain'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Secrets of the server that staff have written, sealed with `CONFIG_KEY`. */
export const writtenSecret = pgTable('written_secret', {
  name: text().$type<WrittenSetting>().primaryKey(),
  sealed: text().notNull(),
  /** What is shown of it. */
  ending: text().notNull(),
  /** Account of whoever wrote it. */
  writtenBy: text().notNull(),
  writtenOn: instant().notNull(),
})
