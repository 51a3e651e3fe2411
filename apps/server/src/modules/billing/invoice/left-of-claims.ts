import { type Cents, type InvoiceLine, invoiceTotals } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import { openClaims } from '../collection/index.ts'

/** What of some claims is not paid, by their ids; what is missing was paid altogether. */
export async function leftOf(
  tx: Transaction,
  claims: readonly { payerId: string }[],
): Promise<ReadonlyMap<string, Cents>> {
  const open = await openClaims(tx, [...new Set(claims.map(({ payerId }) => payerId))])
  return new Map([...open.values()].flat().map(({ id, cents }) => [id, cents]))
}

/** What of claims was paid before their invoice is made. */
export const prepaidOf = (claims: readonly { id: string; cents: Cents }[], left: ReadonlyMap<string, Cents>): Cents =>
  claims.reduce((sum, { id, cents }) => sum + Math.max(0, cents - (left.get(id) ?? 0)), 0)

/** The sums of an invoice as they are stored. */
export function totalsOf(lines: readonly InvoiceLine[], prepaid: Cents) {
  const { netCents, vatCents, prepaidCents, roundingCents, dueCents } = invoiceTotals(lines, prepaid)
  return { netCents, vatCents, prepaidCents, roundingCents, dueCents }
}
