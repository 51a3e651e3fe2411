import { businessDateOf, type Instant } from '@billett/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { placesOf, valuesOf } from '../../db/row-places.ts'
import { invoiceCounter } from '../../db/schema/index.ts'

const count = prepared((tx: Transaction) =>
  tx
    .insert(invoiceCounter)
    .values(placesOf(invoiceCounter))
    .onConflictDoUpdate({
      target: [invoiceCounter.clientId, invoiceCounter.year],
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ last: invoiceCounter.last })
    .prepare('nextInvoiceNumber'),
)

/** The next invoice number, `2026-000017`: without gaps, because the counter's row stays locked until the invoice it was taken for is stored. */
export async function nextInvoiceNumber(tx: Transaction, clientId: string, now: Instant): Promise<string> {
  const year = Number(businessDateOf(now).slice(0, 4))
  const [counter] = await count(tx).execute(valuesOf(invoiceCounter, { clientId, year, last: 1 }))
  return `${year}-${`${counter?.last}`.padStart(6, '0')}`
}
