import type { Cents } from '../../money/cents.ts'
import { instalment } from '../billing/instalment.ts'
import type { SubscriptionTerms } from '../terms/terms.ts'

type PaymentTerms = Pick<SubscriptionTerms, 'instalments' | 'minimumTerm' | 'period'>

const MONTHS_OF_YEAR = 12

const isMonthly = ({ instalments, period }: PaymentTerms): boolean =>
  !instalments && (period.kind === 'calendarMonth' || period.kind === 'anniversary')

/** What is paid first of a price of the tariff: the period's, or the first part of a term's. */
export const firstPayment = ({ instalments }: PaymentTerms, price: Cents): Cents =>
  instalments ? instalment(price, instalments.parts, 0) : price

/** What the minimum term costs in all at a price of the tariff; null where there is none. */
export function minimumTermCost(terms: PaymentTerms, price: Cents): Cents | null {
  if (!terms.minimumTerm) return null
  const { months } = terms.minimumTerm
  return price * (isMonthly(terms) ? months : Math.ceil(months / MONTHS_OF_YEAR))
}
