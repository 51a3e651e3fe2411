import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Statements } from '../../../db/database.ts'
import { invoice, invoiceLine, party, payerAccount } from '../../../db/schema/index.ts'

const preceding = alias(invoice, 'preceding')

/** An invoice of a client as it was made, with its lines and what it corrects; undefined where there is none. */
export async function storedInvoice(db: Statements, clientId: string, id: string) {
  const [row] = await db
    .select({
      invoice,
      language: party.language,
      precedingNumber: preceding.number,
      precedingIssuedOn: preceding.issuedOn,
    })
    .from(invoice)
    .innerJoin(payerAccount, eq(payerAccount.id, invoice.payerId))
    .innerJoin(party, eq(party.id, payerAccount.partyId))
    .leftJoin(preceding, eq(preceding.id, invoice.precedingId))
    .where(and(eq(invoice.clientId, clientId), eq(invoice.id, id)))
  if (!row) return undefined
  const lines = await db
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, id))
    .orderBy(asc(invoiceLine.number))
  const { invoice: stored, language, precedingNumber, precedingIssuedOn } = row
  const corrects =
    stored.kind === 'invoice' || precedingNumber === null || precedingIssuedOn === null
      ? null
      : { number: precedingNumber, issuedOn: precedingIssuedOn }
  return { ...stored, language, corrects, lines }
}

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof storedInvoice>>>
