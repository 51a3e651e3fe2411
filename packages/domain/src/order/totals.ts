import type { Cents, Permille } from '../money/cents.ts'

interface Priced {
  fullPriceCents: Cents
  priceCents: Cents
  vatCents: Cents
  vatPermille: Permille
}

export interface Totals {
  grossCents: Cents
  vatCents: Cents
  netCents: Cents
  discountCents: Cents
  /** Per rate, ascending. */
  vat: { permille: Permille; grossCents: Cents; vatCents: Cents }[]
}

/** Sums of an order: every total is the sum of its lines, and net = gross − VAT (Spec 2 §9). */
export function totalsOf(tickets: readonly Priced[]): Totals {
  const rates = new Map<Permille, { permille: Permille; grossCents: Cents; vatCents: Cents }>()
  let discountCents = 0
  for (const ticket of tickets) {
    const rate = rates.get(ticket.vatPermille) ?? { permille: ticket.vatPermille, grossCents: 0, vatCents: 0 }
    rate.grossCents += ticket.priceCents
    rate.vatCents += ticket.vatCents
    rates.set(ticket.vatPermille, rate)
    discountCents += ticket.fullPriceCents - ticket.priceCents
  }
  const vat = [...rates.values()].sort((a, b) => a.permille - b.permille)
  const grossCents = vat.reduce((sum, rate) => sum + rate.grossCents, 0)
  const vatCents = vat.reduce((sum, rate) => sum + rate.vatCents, 0)
  return { grossCents, vatCents, netCents: grossCents - vatCents, discountCents, vat }
}
