import type { Cents, Permille } from '../money/cents.ts'
import type { ClaimComponent } from '../subscription/billing/component.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** A claim as an invoice sees it. */
export interface InvoicedClaim {
  id: string
  /** For whose pupils or employees it is; null: of nobody but the payer. */
  placeId: string | null
  /** What that is called; empty where it is null. */
  place: string
  /** What the ticket is called. */
  product: string
  component: ClaimComponent
  periodStart: PlainDate
  /** Gross; a credit is less than nothing. */
  cents: Cents
  vatPermille: Permille
  /** It is an employee's, who has it kept back from wages: the employer is asked for it. */
  byPayroll: boolean
  /** The invoice that the same component of the same period was in, which a credit takes back; null: none. */
  precedingId: string | null
}

/** Claims that go on one invoice. */
export interface InvoiceDraft<C> {
  kind: 'invoice' | 'correction'
  /** Which invoice it corrects; null on others. */
  precedingId: string | null
  claims: C[]
}

/**
 * Which claims stand on which invoice: credits of what was invoiced already correct that invoice, one correction for
 * each, and all others are the invoice of the month, together with credits of what stands beside them on it.
 */
export function draftInvoices<C extends Pick<InvoicedClaim, 'cents' | 'precedingId'>>(
  claims: readonly C[],
): InvoiceDraft<C>[] {
  const byCorrected = Map.groupBy(claims, ({ cents, precedingId }) => (cents < 0 ? precedingId : null))
  return [...byCorrected]
    .map(([precedingId, own]) => ({
      kind: precedingId === null ? ('invoice' as const) : ('correction' as const),
      precedingId,
      claims: own,
    }))
    .toSorted((a, b) => (a.precedingId ?? '').localeCompare(b.precedingId ?? ''))
}
