import { type ClaimedLine, numberOfInvoice } from '@billett/domain'
import { inArray, max, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import { invoice, invoiceClaim, invoiceLine, invoiceSeries } from '../../../db/schema/index.ts'

/**
 * The next number of a client's year, without gaps: the row of the series is held until the invoice it was taken for is
 * stored, or neither is.
 */
export async function nextNumber(tx: Transaction, clientId: string, year: number): Promise<string> {
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ clientId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.clientId, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last })
  if (!series) throw new Error(`an invoice of ${year} was not counted`)
  return numberOfInvoice(year, series.last)
}

export interface NewInvoice {
  row: typeof invoice.$inferInsert
  lines: readonly ClaimedLine[]
}

export async function insertInvoices(tx: Transaction, invoices: readonly NewInvoice[]): Promise<void> {
  const lines = invoices.flatMap(({ row, lines }) =>
    lines.map((line, index) => ({ ...line, invoiceId: row.id, number: index + 1 })),
  )
  await insertRows(
    tx,
    invoice,
    invoices.map(({ row }) => row),
  )
  await insertRows(tx, invoiceLine, lines)
  const claims = lines.flatMap(({ claimIds, invoiceId, number }) =>
    claimIds.map(claimId => ({ claimId, invoiceId, line: number })),
  )
  const before = await timesOf(
    tx,
    claims.map(({ claimId }) => claimId),
  )
  await insertRows(
    tx,
    invoiceClaim,
    claims.map(row => ({ ...row, time: (before.get(row.claimId) ?? 0) + 1 })),
  )
}

/** How often claims stood on an invoice before. */
async function timesOf(tx: Transaction, claimIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ claimId: invoiceClaim.claimId, time: max(invoiceClaim.time) })
    .from(invoiceClaim)
    .where(inArray(invoiceClaim.claimId, [...claimIds]))
    .groupBy(invoiceClaim.claimId)
  return new Map(rows.map(({ claimId, time }) => [claimId, time ?? 0]))
}
