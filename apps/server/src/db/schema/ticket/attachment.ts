import type { AttachedGroup } from '@billett/domain'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../columns.ts'

/** Files that staff have uploaded to be sent with tickets. */
export const attachmentFile = pgTable(
  'attachment_file',
  {
    id: uuid().primaryKey(),
    clientId: text().notNull(),
    /** As buyers get it. */
    fileName: text().notNull(),
    mimeType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    content: bytes().notNull(),
    uploadedOn: instant().notNull(),
  },
  table => [index('attachment_file_client').on(table.clientId)],
)

/** Which of them are sent with the tickets of a service area. */
export const attachmentPlan = pgTable(
  'attachment_plan',
  {
    clientId: text().notNull(),
    /** Number of the service area (Spec 1 §9). */
    serviceArea: integer().notNull(),
    groups: jsonb().$type<AttachedGroup[]>().notNull(),
    /** Counts changes from 1, so that nobody overwrites what they have not read. */
    version: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.serviceArea] })],
)
