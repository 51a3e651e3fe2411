import { debitNoticeDays } from '@billett/clients'
import {
  businessDateOf,
  type Cents,
  type CollectionPlan,
  type ContractFacts,
  type PlainDate,
  periodAt,
  project,
  type SubscriptionConfiguration,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { priceBook } from './price-book.ts'

/** What is collected from a payer on a day. */
export interface Debit {
  on: PlainDate
  cents: Cents
  /** First day of what it is for. */
  periodStart: PlainDate
}

/** How many are shown. */
const MOST = 3

/**
 * How somebody pays who has agreed to nothing else: on the first of the month, told as long before as the mandate says.
 */
export const usualPlan = ({ client }: Pick<World, 'client'>): CollectionPlan => ({
  dueDay: 1,
  lateDay: null,
  noticeDays: debitNoticeDays(client.config.operator),
})

interface Ordered {
  /** As a contract names it. */
  product: string
  firstDay: PlainDate
}

/** A contract that would be concluded now, paid by one payer. */
function factsOf(world: World, content: SubscriptionConfiguration, { product, firstDay }: Ordered): ContractFacts {
  const knownUntil = world.clock()
  const payload = {
    product,
    anchor: firstDay,
    shares: [{ payer: 'payer', kind: 'remainder' as const }],
    medium: { kind: 'phone' as const },
  }
  return {
    terms: content.terms,
    events: [{ kind: 'concluded', effectiveOn: firstDay, payload, seq: 1, recordedOn: knownUntil }],
    prices: priceBook(world.regions.current(), content, new Set([product])),
    claimed: [],
    plans: { usual: usualPlan(world), of: {} },
    knownUntil,
  }
}

/**
 * What would be collected first, if the contract were concluded today: by the very rules that claim it later. Empty
 * where nothing is, or no price is known.
 */
export function firstDebits(world: World, content: SubscriptionConfiguration, ordered: Ordered): Debit[] {
  const { period } = content.terms
  let until = businessDateOf(world.clock())
  for (let found = 0, day = ordered.firstDay; found < MOST; found += 1, day = until)
    until = periodAt(period, ordered.firstDay, day).to
  const projection = project(factsOf(world, content, ordered), until)
  if (!projection.ok) return []
  const debits = new Map<PlainDate, Debit>()
  for (const { dueOn, cents, periodStart } of projection.claims) {
    const known = debits.get(dueOn)
    debits.set(dueOn, { on: dueOn, cents: cents + (known?.cents ?? 0), periodStart: known?.periodStart ?? periodStart })
  }
  return [...debits.values()]
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .slice(0, MOST)
}
