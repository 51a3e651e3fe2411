import { type SQL, sql } from 'drizzle-orm'
import { invoiceMailKey } from './invoice-mail.ts'

/** An invoice that a statement speaks of was mailed. */
export const isMailed = (invoiceId: SQL): SQL =>
  sql`exists (select 1 from sent_mail mailed where mailed.key = ${invoiceMailKey('')}::text || ${invoiceId})`
