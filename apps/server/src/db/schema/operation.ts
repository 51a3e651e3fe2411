import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What staff must know (Spec 3 §2.4, events). */
export const adminEvent = pgTable('admin_event', {
  id: uuid().primaryKey(),
  /** The same trouble is told once until it is acknowledged. */
  key: text().notNull(),
  level: text().$type<'info' | 'warning' | 'serious'>().notNull(),
  comment: text().notNull(),
  date: instant().notNull(),
  acknowledgedBy: text(),
  acknowledgedOn: instant(),
})

/** Key material a demo deployment makes for itself; a real one brings its own by configuration. */
export const secret = pgTable('secret', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdOn: instant().notNull(),
})
