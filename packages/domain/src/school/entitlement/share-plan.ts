import type { Cents } from '../../money/cents.ts'
import { monthsIn, type PlainDate } from '../../time/plain-date.ts'
import type { EntitlementRule } from './entitlement-rule.ts'
import { type Child, ownShares } from './own-share.ts'

/** How it is with a child in some days, both ends meant. */
export interface ChildSpan extends Child {
  from: PlainDate
  until: PlainDate | null
}

/** What a month of a child comes to; `cents` is null while there is nothing to pay for. */
export interface PlannedMonth {
  key: string
  /** Its first day: the name of the month, whatever becomes of it later. */
  month: PlainDate
  cents: Cents | null
}

const isIn = ({ from, until }: { from: PlainDate; until: PlainDate | null }, day: PlainDate): boolean =>
  from <= day && (until === null || day <= until)

/**
 * What the parents pay for each child in each month. It is as on the first day of the month: who enters, leaves, moves
 * or comes of age in the middle of one changes the shares of all from the next.
 */
export function sharePlan(
  rule: EntitlementRule,
  children: readonly ChildSpan[],
  { from, until }: { from: PlainDate; until: PlainDate },
): PlannedMonth[] {
  return monthsIn(from, until).flatMap(month => {
    const isFree = rule.freeMonths.includes(Number(month.slice(5, 7)))
    const there = children.filter(child => isIn(child, month))
    return ownShares(rule, there, month).map(({ key, cents }) => ({
      key,
      month,
      cents: isFree && cents !== null ? 0 : cents,
    }))
  })
}
