import { type SQL, sql } from 'drizzle-orm'

/** Whether an invoice was not taken back. */
export const isStanding = (invoiceId: SQL): SQL =>
  sql`not exists (select 1 from invoice back where back.preceding_id = ${invoiceId} and back.kind = 'cancellation')`

/** Whether a claim is in an invoice that stands. */
export const isInvoiced = (claimId: SQL): SQL => sql`exists (
  select 1 from invoice_claim asked where asked.claim_id = ${claimId} and ${isStanding(sql`asked.invoice_id`)})`
