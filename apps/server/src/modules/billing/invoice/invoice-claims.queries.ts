import type { Cents, InvoiceKind } from '@billett/domain'
import { eq } from 'drizzle-orm'
import type { Statements } from '../../../db/database.ts'
import { claim, invoice, invoiceClaim } from '../../../db/schema/index.ts'

interface ClaimOnInvoice {
  id: string
  payerId: string
  cents: Cents
  line: number
}

/** What an invoice is for, claim by claim. */
export const claimsOnInvoice = (db: Statements, invoiceId: string): Promise<ClaimOnInvoice[]> =>
  db
    .select({ id: claim.id, payerId: claim.payerId, cents: claim.cents, line: invoiceClaim.line })
    .from(invoiceClaim)
    .innerJoin(claim, eq(claim.id, invoiceClaim.claimId))
    .where(eq(invoiceClaim.invoiceId, invoiceId))
    .orderBy(claim.id)

/** What was made of an invoice later: corrections, and what took it back. */
export async function followingOf(db: Statements, invoiceId: string): Promise<InvoiceKind[]> {
  const rows = await db.select({ kind: invoice.kind }).from(invoice).where(eq(invoice.precedingId, invoiceId))
  return rows.map(({ kind }) => kind)
}
