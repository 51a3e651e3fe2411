import type { WeighedContract } from '@billett/contract'

/** What some tickets cost somebody. */
interface Costs {
  count: number
  monthInCent: number
  /** Until the end of the school year. */
  restInCent: number
}

export interface SummedWeighed {
  /** Who pays, each with the rest of what the parents do not. */
  payers: readonly (Costs & { name: string })[]
  /** Those with an own share. */
  parents: Costs
  /** Nobody knows what they cost: they are in no sum. */
  unpriced: number
  /** The rule gives them no right to it: who pays departs from it. */
  notEntitled: number
}

const plus = (sum: Costs, month: number, rest: number): Costs => ({
  count: sum.count + 1,
  monthInCent: sum.monthInCent + month,
  restInCent: sum.restInCent + rest,
})

const NOTHING: Costs = { count: 0, monthInCent: 0, restInCent: 0 }

/** What a yes to several costs whom, together. */
export function sumWeighed(all: readonly WeighedContract[]): SummedWeighed {
  const payers = new Map<string, Costs>()
  let parents = NOTHING
  let unpriced = 0
  for (const { authority, payerInCent, parentsInCent, ...rest } of all) {
    if (payerInCent === null || parentsInCent === null) {
      unpriced += 1
      continue
    }
    const before = payers.get(authority) ?? NOTHING
    payers.set(authority, plus(before, payerInCent, rest.payerRestOfYearInCent ?? 0))
    if (parentsInCent > 0) parents = plus(parents, parentsInCent, rest.parentsRestOfYearInCent ?? 0)
  }
  return {
    payers: [...payers].map(([name, costs]) => ({ name, ...costs })),
    parents,
    unpriced,
    notEntitled: all.filter(({ result }) => result === 'notEntitled').length,
  }
}
