import { type Cents, type Permille, shareOf } from '../money/cents.ts'
import type { InvoiceLine } from './invoice-lines.ts'

/** What of an invoice is taxed at a rate (BG-23). */
export interface VatOfRate {
  vatPermille: Permille
  /** BT-116. */
  netCents: Cents
  /** BT-117. */
  vatCents: Cents
}

/** The amounts of an invoice by their numbers in EN 16931. There are no allowances or charges on it as a whole. */
export interface InvoiceTotals {
  /** BT-106, and BT-109, too. */
  netCents: Cents
  /** BT-110. */
  vatCents: Cents
  /** BT-112. */
  grossCents: Cents
  /** BT-113. */
  prepaidCents: Cents
  /** BT-114: a gross price that no net amount and rate come to exactly is met by a cent of rounding for each rate. */
  roundingCents: Cents
  /** BT-115. */
  dueCents: Cents
  /** By rate, the lowest first. */
  rates: readonly VatOfRate[]
}

type Summed = Pick<InvoiceLine, 'vatPermille' | 'netCents' | 'grossCents'>

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** What the lines of an invoice come to; what is due is exactly their claims, less what of these was paid before. */
export function invoiceTotals(lines: readonly Summed[], prepaidCents: Cents): InvoiceTotals {
  const rates = [...Map.groupBy(lines, ({ vatPermille }) => vatPermille)]
    .map(([vatPermille, own]) => {
      const netCents = sum(own.map(line => line.netCents))
      return { vatPermille, netCents, vatCents: shareOf(netCents, vatPermille) }
    })
    .toSorted((a, b) => a.vatPermille - b.vatPermille)
  const netCents = sum(lines.map(line => line.netCents))
  const vatCents = sum(rates.map(rate => rate.vatCents))
  const grossCents = netCents + vatCents
  const claimedCents = sum(lines.map(line => line.grossCents))
  return {
    netCents,
    vatCents,
    grossCents,
    prepaidCents,
    roundingCents: claimedCents - grossCents,
    dueCents: claimedCents - prepaidCents,
    rates,
  }
}
