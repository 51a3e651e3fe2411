import { sql } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { isStanding } from '../../../db/standing-invoice.ts'

interface InvoicedOf {
  claimId: string
  /** Whose claim it is: an employee's, where their employer was invoiced for it. */
  ownerId: string
  /** It stands on an invoice that the payment names. */
  isNamed: boolean
}

/** What a payer was invoiced for that is an employee's, or stands on one of these invoices. */
export async function invoicedClaims(
  db: Statements,
  payerId: string,
  invoiceIds: readonly string[],
): Promise<InvoicedOf[]> {
  const isNamed = sql`i.id = any(${sql.param([...invoiceIds])}::uuid[])`
  const { rows } = await db.execute<{ [K in keyof InvoicedOf]: InvoicedOf[K] }>(sql`
    select c.id as "claimId", c.payer_id as "ownerId", ${isNamed} as "isNamed"
    from invoice i join invoice_claim on_it on on_it.invoice_id = i.id join claim c on c.id = on_it.claim_id
    where i.payer_id = ${payerId} and ${isStanding(sql`i.id`)} and (c.payer_id <> i.payer_id or ${isNamed})`)
  return rows
}
