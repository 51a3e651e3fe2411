import type { Cents } from '../../money/cents.ts'
import { splitPrice } from '../../subscription/billing/share.ts'
import { addMonths, firstOfMonth, type PlainDate } from '../../time/plain-date.ts'
import type { EntitlementRule } from './entitlement-rule.ts'
import { type Child, ownShares } from './own-share.ts'

/** How it is with a child in some days, both ends meant. */
export interface ChildSpan extends Child {
  from: PlainDate
  until: PlainDate | null
}

/** Who pays what the parents do not, in some days, both ends meant. */
export interface PayerSpan {
  payer: string
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

const monthsBetween = (from: PlainDate, until: PlainDate): PlainDate[] => {
  const months: PlainDate[] = []
  const first = firstOfMonth(from)
  for (let index = 0; addMonths(first, index) <= until; index++) months.push(addMonths(first, index))
  return months
}

/**
 * What the parents pay for each child in each month. It is as on the first day of the month: who enters, leaves, moves
 * or comes of age in the middle of one changes the shares of all from the next.
 */
export function sharePlan(
  rule: EntitlementRule,
  children: readonly ChildSpan[],
  { from, until }: { from: PlainDate; until: PlainDate },
): PlannedMonth[] {
  return monthsBetween(from, until).flatMap(month => {
    const isFree = rule.freeMonths.includes(Number(month.slice(5, 7)))
    const there = children.filter(child => isIn(child, month))
    return ownShares(rule, there, month).map(({ key, cents }) => ({
      key,
      month,
      cents: isFree && cents !== null ? 0 : cents,
    }))
  })
}

/** Who takes how much of a month's price: the parents their own share, who pays on its first day the rest. */
export function splitMonth(
  price: Cents,
  own: Cents,
  { parents, payers, month }: { parents: string; payers: readonly PayerSpan[]; month: PlainDate },
): { payer: string; cents: Cents }[] {
  const rest = payers.find(span => isIn(span, month))?.payer
  if (rest === undefined) return [{ payer: parents, cents: price }]
  const [mine = 0, others = 0] = splitPrice(price, [
    { payer: parents, kind: 'fixed', cents: own },
    { payer: rest, kind: 'remainder' },
  ])
  return [
    { payer: parents, cents: mine },
    { payer: rest, cents: others },
  ]
}

/** What changes for the parents from one plan to another, by month; who pays takes the same with the other sign. */
export function planDifference(before: readonly PlannedMonth[], after: readonly PlannedMonth[]): PlannedMonth[] {
  const name = ({ key, month }: PlannedMonth) => `${month} ${key}`
  const was = new Map(before.map(one => [name(one), one.cents ?? 0]))
  return after
    .map(one => ({ ...one, cents: (one.cents ?? 0) - (was.get(name(one)) ?? 0) }))
    .filter(({ cents }) => cents !== 0)
}
