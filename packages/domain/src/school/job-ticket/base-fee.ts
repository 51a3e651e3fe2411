import type { Cents } from '../../money/cents.ts'
import { addMonths, type PlainDate } from '../../time/plain-date.ts'
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

/** A round that did not run for longer than that has been looked at by people. */
const CAUGHT_UP_MONTHS = 12

/**
 * Months that are charged now, by their first days: the one that runs, and those before it since the latest that was
 * charged to anybody, as no worker ran in them.
 */
export function monthsToCharge(running: PlainDate, lastCharged: PlainDate | null): PlainDate[] {
  const months = [running]
  let month = addMonths(running, -1)
  while (lastCharged !== null && month > lastCharged && months.length <= CAUGHT_UP_MONTHS) {
    months.unshift(month)
    month = addMonths(month, -1)
  }
  return months
}
