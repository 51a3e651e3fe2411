import type { Cents, Permille } from '../../money/cents.ts'
import { type Share, splitPrice } from '../../subscription/billing/share.ts'
import type { DebitWay, FrameworkProduct } from './framework-terms.ts'

/** What a month costs by the company's product, and without any company. */
export interface JobPrices {
  priceCents: Cents
  plainCents: Cents
}

/** Who is claimed, by the ids of their payers. */
export interface JobPayers {
  employer: string
  employee: string
}

const A_WHOLE = 1000

/** At least so many thousandths, to the cent. */
const atLeast = (base: Cents, permille: Permille): Cents => Math.ceil((base * permille) / A_WHOLE)

/** What the employer promised, whatever is left of the price. */
function promised({ contribution, discount }: FrameworkProduct, { priceCents, plainCents }: JobPrices): Cents {
  if (contribution.kind === 'whole') return priceCents
  if (contribution.kind === 'fixed') return Math.min(contribution.cents, priceCents)
  const base = discount ? plainCents : priceCents
  return Math.min(atLeast(base, contribution.permille), priceCents)
}

/**
 * What the employer takes of a price. Where the employee's amount is fixed too, the two seldom come to the price once
 * it changes: the rest is the employer's or the employee's, as agreed.
 */
export function employerCents(product: FrameworkProduct, prices: JobPrices): Cents {
  const own = promised(product, prices)
  const { employeeCents, rest } = product.contribution
  if (employeeCents === null || rest === 'employee') return own
  return Math.max(own, prices.priceCents - Math.min(employeeCents, prices.priceCents))
}

/** Who takes how much of a month: together exactly the price. */
export function jobShares(
  product: FrameworkProduct,
  debit: DebitWay,
  prices: JobPrices,
  { employer, employee }: JobPayers,
): Share[] {
  const cents = employerCents(product, prices)
  // Whoever is asked for all of it settles with the staff alone.
  if (debit === 'employerInvoice' || cents === prices.priceCents) return [{ payer: employer, kind: 'remainder' }]
  if (cents === 0) return [{ payer: employee, kind: 'remainder' }]
  return [
    { payer: employer, kind: 'fixed', cents },
    { payer: employee, kind: 'remainder' },
  ]
}

/** The same in cents. */
export function jobSplit(product: FrameworkProduct, prices: JobPrices): { employer: Cents; employee: Cents } {
  const shares = jobShares(product, 'employeeSepa', prices, { employer: 'employer', employee: 'employee' })
  const taken = splitPrice(prices.priceCents, shares)
  const of = (payer: string) => taken[shares.findIndex(share => share.payer === payer)] ?? 0
  return { employer: of('employer'), employee: of('employee') }
}

/** What the discount makes of the plain price, and what the employer has to add for it; null: there is none. */
export const discounted = (
  { discount }: FrameworkProduct,
  plainCents: Cents,
): { priceCents: Cents; leastCents: Cents } | null =>
  discount && {
    priceCents: plainCents - Math.floor((plainCents * discount.offPermille) / A_WHOLE),
    leastCents: atLeast(plainCents, discount.leastPermille),
  }
