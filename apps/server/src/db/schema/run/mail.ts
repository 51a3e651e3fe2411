import type { MailKind, MailState } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Mails that went out, so that a repeated job does not send them again. */
export const sentMail = pgTable(
  'sent_mail',
  {
    key: text().primaryKey(),
    /**
     * No foreign key: it would have every cart that is forgotten look through all mails. What was mailed about is never
     * deleted.
     */
    orderId: uuid(),
    sentOn: instant().notNull(),
  },
  table => [
    index('sent_mail_order').on(table.orderId).where(sql`${table.orderId} is not null`).concurrently(),
    index('sent_mail_sent').using('brin', table.sentOn).concurrently(),
  ],
)

/** Mails that somebody has begun to send and that are not noted as sent. */
export const mailLease = pgTable('mail_lease', {
  /** As in `sent_mail`. */
  key: text().primaryKey(),
  /** Until then nobody else sends it. */
  until: instant().notNull(),
  /** How often it was begun without anybody knowing that it did not go out. */
  begun: integer().notNull(),
})

/** What went out to whom, as staff look it up; kept for less long than that a mail went out. */
export const mailRecord = pgTable(
  'mail_record',
  {
    id: uuid().primaryKey(),
    /** As in `sent_mail`. */
    key: text().notNull().unique(),
    clientId: text().notNull(),
    /** As in `sent_mail`. */
    orderId: uuid(),
    kind: text().$type<MailKind>().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    state: text().$type<MailState>().notNull(),
    /** How often it was handed to the mail server. */
    tries: integer().notNull(),
    lastOn: instant().notNull(),
  },
  table => [
    index('mail_record_last').on(table.clientId, table.lastOn, table.id),
    index('mail_record_email').on(table.clientId, sql`lower(${table.email}) text_pattern_ops`),
    index('mail_record_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
)
