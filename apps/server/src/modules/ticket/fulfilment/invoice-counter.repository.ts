import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import { placesOf, valuesOf } from '../../../db/row-places.ts'
import { invoiceCounter } from '../../../db/schema/index.ts'

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

/**
 * Counts one more invoice of a client's year; the counter's row stays locked until the transaction ends. Gives how many
 * there are.
 */
export async function countInvoice(tx: Transaction, clientId: string, year: number): Promise<number> {
  const [counter] = await count(tx).execute(valuesOf(invoiceCounter, { clientId, year, last: 1 }))
  if (!counter) throw new Error(`an invoice of ${year} was not counted`)
  return counter.last
}
