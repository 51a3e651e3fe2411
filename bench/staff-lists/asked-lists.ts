import * as calls from '@billett/contract'
import { ACCOUNT_STATES, addMinutes, ORDER_STATES, ORDER_TROUBLES, toInstant } from '@billett/domain'
import { percentile } from '../measure/percentile.ts'
import { seeded } from '../measure/seeded.ts'
import type { ShopClient } from '../product/shop-client.ts'

/** Minutes of the spans that the screen offers; undefined for all. */
const SPANS = [60, 1440, 7 * 1440, 30 * 1440, undefined]

type Chance = ReturnType<typeof seeded>

const oneOf = <T>(values: readonly T[], chance: Chance): T | undefined => values[chance(values.length)]

/** What is sorted by the amount has to be read whole: the screen offers it for a month at most. */
const SORTS = ['-date', 'date', 'amountInCent', '-amountInCent'] as const
const SORTS_OF_ALL = SORTS.slice(0, 2)

const orderQuery = (chance: Chance, pageSize: number) => {
  const minutes = oneOf(SPANS, chance)
  const states = chance(2) === 0 ? undefined : [oneOf(ORDER_STATES, chance)].filter(state => state !== undefined)
  return {
    pageSize,
    page: chance(3),
    sort: oneOf(minutes === undefined ? SORTS_OF_ALL : SORTS, chance),
    ...(minutes !== undefined && { customDate: addMinutes(toInstant(Date.now()), -minutes) }),
    ...(states && { states }),
    ...(chance(3) === 0 && { trouble: oneOf(ORDER_TROUBLES, chance) }),
    ...(chance(4) === 0 && { search: `customer-${chance(9)}` }),
  }
}

const userQuery = (chance: Chance, pageSize: number) => ({
  pageSize,
  page: chance(3),
  sort: oneOf(['registeredOn', '-registeredOn'] as const, chance),
  ...(chance(2) === 0 && { states: [oneOf(ACCOUNT_STATES, chance)].filter(state => state !== undefined) }),
  ...(chance(2) === 0 && { kind: oneOf(['customer', 'staff'] as const, chance) }),
  ...(chance(2) === 0 && { search: `Name ${chance(50_000)}` }),
})

/** A list as somebody might ask for it, and what is asked. */
export function someList(
  clerk: ShopClient,
  chance: Chance,
  pageSize: number,
): { what: string; ask: () => Promise<unknown> } {
  if (chance(3) > 0) {
    const query = orderQuery(chance, pageSize)
    return {
      what: `orders ${JSON.stringify(query)}`,
      ask: () => clerk.ask(calls.searchStaffOrders, { query }),
    }
  }
  const query = userQuery(chance, pageSize)
  return { what: `users ${JSON.stringify(query)}`, ask: () => clerk.ask(calls.searchStaffUsers, { query }) }
}

export interface Asked {
  p95: number
  /** What took the longest, and how long. */
  slowest: { ms: number; what: string }
  /** Asked for what a screen asks people to narrow down. */
  refused: number
}

/** So many combinations of what the lists of orders and users offer, the same in every run; one after the other. */
export async function askedLists(clerk: ShopClient, times: number, pageSize: number): Promise<Asked> {
  const chance = seeded(pageSize)
  const took: number[] = []
  let refused = 0
  let slowest = { ms: 0, what: '' }
  for (let time = 0; time < times; time += 1) {
    const { what, ask } = someList(clerk, chance, pageSize)
    const began = performance.now()
    try {
      await ask()
    } catch (failure) {
      if (!(failure instanceof Error) || failure.cause !== 400) throw failure
      refused += 1
    }
    const ms = performance.now() - began
    took.push(ms)
    if (ms > slowest.ms) slowest = { ms, what }
  }
  return { p95: percentile(took, 0.95), slowest, refused }
}
