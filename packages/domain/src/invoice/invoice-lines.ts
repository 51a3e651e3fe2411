import type { Cents } from '../money/cents.ts'
import { vatInGross } from '../money/cents.ts'
import type { InvoicedClaim } from './invoice-claim.ts'

/** So many tickets of a place at a price. */
export interface InvoiceLine
  extends Pick<
    InvoicedClaim,
    'placeId' | 'place' | 'product' | 'component' | 'periodStart' | 'vatPermille' | 'byPayroll'
  > {
  /** Gross, of one; less than nothing where it is taken back. */
  unitCents: Cents
  count: number
  grossCents: Cents
  /** Without VAT: all lines of a rate together are the net amount of their gross, to the cent. */
  netCents: Cents
}

export interface ClaimedLine extends InvoiceLine {
  claimIds: readonly string[]
}

const keyOf = ({ placeId, product, component, periodStart, cents, vatPermille, byPayroll }: InvoicedClaim): string =>
  JSON.stringify([placeId, product, component, periodStart, cents, vatPermille, byPayroll])

const inOrder = (a: InvoiceLine, b: InvoiceLine): number =>
  a.place.localeCompare(b.place, 'de') ||
  a.product.localeCompare(b.product, 'de') ||
  a.periodStart.localeCompare(b.periodStart) ||
  a.component.localeCompare(b.component) ||
  Number(a.byPayroll) - Number(b.byPayroll) ||
  b.unitCents - a.unitCents ||
  a.vatPermille - b.vatPermille ||
  (a.placeId ?? '').localeCompare(b.placeId ?? '')

/**
 * The lines of an invoice, by place, ticket and month. Prices hold VAT, and invoices are reckoned net: the net amounts
 * of a rate are cut from its running gross, so that no cent is lost between lines.
 */
export function invoiceLines(claims: readonly InvoicedClaim[]): ClaimedLine[] {
  const lines = [...Map.groupBy(claims, keyOf).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const { placeId, place, product, component, periodStart, vatPermille, byPayroll, cents: unitCents } = first
    const what = { placeId, place, product, component, periodStart, vatPermille, byPayroll }
    const shown = { ...what, unitCents, count: own.length }
    return [{ ...shown, grossCents: unitCents * own.length, claimIds: own.map(({ id }) => id) }]
  })
  const before = new Map<number, { gross: Cents; net: Cents }>()
  return lines
    .map(line => ({ ...line, netCents: 0 }))
    .toSorted(inOrder)
    .map(line => {
      const last = before.get(line.vatPermille) ?? { gross: 0, net: 0 }
      const gross = last.gross + line.grossCents
      const net = gross - vatInGross(gross, line.vatPermille)
      before.set(line.vatPermille, { gross, net })
      return { ...line, netCents: net - last.net }
    })
}
