import { checkShares, type Share } from '../../subscription/billing/share.ts'
import type { Step } from '../../subscription/contract/step.ts'
import { stepAt } from '../../subscription/contract/step.ts'

/** Who takes which part of a price from a day on; a school's, a company's or anybody's. */
export type SharesFrom = Step<Share[]>

const saidOf = (share: Share): string => {
  switch (share.kind) {
    case 'fixed':
      return `${share.payer} ${share.cents}`
    case 'permille':
      return `${share.payer} ${share.permille}‰`
    case 'remainder':
      return `${share.payer} rest`
  }
}

/** The same parts for the same payers, in whatever order they are named. */
export const areSameShares = (some: readonly Share[], others: readonly Share[]): boolean =>
  some.map(saidOf).toSorted().join() === others.map(saidOf).toSorted().join()

/** Months one after the other as steps: only where something changes. Throws for parts that take no price whole. */
export function stepsOf(months: readonly SharesFrom[]): SharesFrom[] {
  const steps: SharesFrom[] = []
  for (const month of months.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const checked = checkShares(month.value)
    if (!checked.ok) throw new Error(`the shares from ${month.from} on are none: ${checked.reason}`)
    const last = steps.at(-1)
    if (!last || !areSameShares(last.value, month.value)) steps.push(month)
  }
  return steps
}

/**
 * What has to be agreed so that a contract is shared as planned, from the first planned day on. What was agreed for a
 * later day holds from then on whatever is agreed before it, so each such day is looked at too.
 */
export function sharesToAgree(agreed: readonly SharesFrom[], planned: readonly SharesFrom[]): SharesFrom[] {
  const [first] = planned
  if (!first) return []
  const days = [...new Set([...planned, ...agreed].map(({ from }) => from))].filter(day => day >= first.from).sort()
  const needed: SharesFrom[] = []
  let holds = stepAt(agreed, first.from)?.value ?? []
  for (const day of days) {
    const wanted = stepAt(planned, day)?.value ?? []
    holds = agreed.find(({ from }) => from === day)?.value ?? holds
    if (areSameShares(holds, wanted)) continue
    needed.push({ from: day, value: wanted })
    holds = wanted
  }
  return needed
}
