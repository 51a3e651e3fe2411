import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { uploadedFile } from '../subscription/file.ts'
import { organisation } from './organisation.ts'

/** What an organisation has uploaded: it goes with its file. */
export const organisationFile = pgTable(
  'organisation_file',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    organisationId: uuid()
      .notNull()
      .references(() => organisation.id),
    fileId: uuid()
      .notNull()
      .references(() => uploadedFile.id, { onDelete: 'cascade' }),
    /** Whose account uploaded it. */
    accountId: uuid().notNull(),
    title: text().notNull(),
    createdOn: instant().notNull(),
  },
  table => [
    index('organisation_file_organisation').on(table.organisationId, table.createdOn),
    index('organisation_file_file').on(table.fileId),
  ],
)
