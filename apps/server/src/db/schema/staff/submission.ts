import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Who sees to something that was sent in without signing in. No foreign keys: it lies in one of four tables. */
export const submissionHandling = pgTable('submission_handling', {
  submissionId: uuid().primaryKey(),
  clientId: text().notNull(),
  /** Null where nobody has taken it on. */
  assignedTo: uuid(),
  doneOn: instant(),
  doneBy: uuid(),
})

/** What staff have noted of it. Rows are only ever added, and go with what they are about. */
export const submissionComment = pgTable(
  'submission_comment',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    submissionId: uuid().notNull(),
    byId: uuid().notNull(),
    text: text().notNull(),
    on: instant().notNull(),
  },
  table => [index('submission_comment_about').on(table.submissionId, table.on)],
)
