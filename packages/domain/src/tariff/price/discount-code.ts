import { type Cents, shareOf } from '../../money/cents.ts'
import type { DiscountCode } from '../model.ts'

/** What a code takes off the price of one ticket: never less than nothing, never more than the price. */
export const reductionOf = (code: DiscountCode, cents: Cents): Cents => {
  const wanted = 'permille' in code.kind ? shareOf(cents, code.kind.permille) : code.kind.cents
  return Math.max(0, Math.min(cents, wanted))
}
