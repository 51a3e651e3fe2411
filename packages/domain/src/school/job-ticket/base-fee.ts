import type { Cents } from '../../money/cents.ts'
import type { FrameworkTerms } from './framework-terms.ts'

/** For what a company owes a base fee: for everybody in its list, or for each ticket. */
export type BaseFeePer = NonNullable<FrameworkTerms['baseFee']>['per']

/** What a company owes of one month besides its contributions. */
export interface BaseFee {
  per: BaseFeePer
  count: number
  /** Of each. */
  cents: Cents
  sumCents: Cents
}

/** The base fee of a month by how many there are on its first day; null: nothing is owed. */
export function baseFeeOf(
  { baseFee }: Pick<FrameworkTerms, 'baseFee'>,
  counted: Readonly<Record<BaseFeePer, number>>,
): BaseFee | null {
  if (!baseFee) return null
  const { per, cents } = baseFee
  const count = counted[per]
  return count * cents === 0 ? null : { per, count, cents, sumCents: count * cents }
}
