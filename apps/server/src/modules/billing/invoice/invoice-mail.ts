import { type SQL, sql } from 'drizzle-orm'

/** Under what it is noted that an invoice was mailed for the first time. */
export const invoiceMailKey = (invoiceId: string): string => `invoice:${invoiceId}`

/** The same of one more time, which has an id. */
export const mailedAgainKey = (invoiceId: string, again: string): string => `${invoiceMailKey(invoiceId)}:${again}`

/** An invoice that a statement speaks of was mailed. */
export const isMailed = (invoiceId: SQL): SQL =>
  sql`exists (select 1 from sent_mail mailed where mailed.key = 'invoice:' || ${invoiceId})`
