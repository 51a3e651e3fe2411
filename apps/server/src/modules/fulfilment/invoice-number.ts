import { businessDateOf, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { invoiceCounter } from '../../db/schema/index.ts'

/** The next invoice number, `2026-000017`: without gaps, because the counter's row stays locked until the invoice it was taken for is stored. */
export async function nextInvoiceNumber(tx: Transaction, clientId: string, now: Instant): Promise<string> {
  const year = Number(businessDateOf(now).slice(0, 4))
  const [counter] = await tx
    .insert(invoiceCounter)
    .values({ clientId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounter.clientId, invoiceCounter.year],
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ last: invoiceCounter.last })
  return `${year}-${`${counter?.last}`.padStart(6, '0')}`
}
