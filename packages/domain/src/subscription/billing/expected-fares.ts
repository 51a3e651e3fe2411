import type { Cents } from '../../money/cents.ts'
import { addMonths, type PlainDate } from '../../time/plain-date.ts'
import { fold, type Timeline } from '../contract/timeline.ts'
import { desired } from './desired.ts'
import type { ContractFacts } from './facts.ts'

/** Contracts that are alike in all that a payer's part of their fares follows from. */
export interface AlikeContracts extends Pick<ContractFacts, 'terms' | 'prices' | 'events' | 'knownUntil'> {
  payer: string
  contracts: number
  /** What was claimed of the payer for all of them in the last month that is known. */
  lastCents: Cents
}

/** Whoever was told of a new price and goes on pays it: until they end it, it counts as agreed. */
const goingOn = (timeline: Timeline, { priceMode }: AlikeContracts['terms'], from: PlainDate): Timeline => {
  if (priceMode !== 'consent') return timeline
  const told = timeline.announced
    .filter(one => one.from >= from && !timeline.prices.some(price => price.from === one.from))
    .map(one => ({ from: one.from, value: { basis: 'consent' as const, bookDay: one.from } }))
  return { ...timeline, prices: [...timeline.prices, ...told].sort((a, b) => (a.from < b.from ? -1 : 1)) }
}

/**
 * What a payer would be claimed for the fares of each of some months, in ascending order, as `2027-01`: at the price
 * that is valid then, by the rules that will claim it. Where nobody knows that price it is as much as in the last
 * month, until the contracts end.
 */
export function expectedFares(alike: AlikeContracts, months: readonly string[]): Map<string, Cents> {
  const { payer, terms, prices, events, knownUntil, contracts, lastCents } = alike
  const [first, last] = [`${months[0]}-01`, `${months.at(-1)}-01`]
  const timeline = fold(events, knownUntil)
  const all = timeline && desired(goingOn(timeline, terms, first), terms, prices, addMonths(last, 1))
  const inMonth = (month: string): Cents => {
    if (!all) return 0
    if (!all.ok) return timeline.span.to > `${month}-01` ? lastCents : 0
    const fares = all.owed.filter(
      owed => owed.payer === payer && owed.component === 'fare' && owed.periodStart.startsWith(month),
    )
    return contracts * fares.reduce((sum, { cents }) => sum + cents, 0)
  }
  return new Map(months.map(month => [month, inMonth(month)]))
}
