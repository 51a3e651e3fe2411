import type { Cents } from '../../money/cents.ts'
import type { PlainDate } from '../../time/plain-date.ts'

/** What becomes of a price. */
export const PRICE_CHANGES = ['dearer', 'cheaper', 'added', 'gone'] as const
export type PriceChange = (typeof PRICE_CHANGES)[number]

/** How often prices change in which way. */
export type PriceChangeCounts = Record<PriceChange, number>

/** A price that changes; null: there is none. */
export interface ChangedPrice {
  before: Cents | null
  after: Cents | null
}

/** What becomes of an article at one place of the tariff: on a relation, or anywhere. */
export interface ArticlePriceChange extends ChangedPrice {
  sort: string
  change: PriceChange
}

const NO_CHANGES: PriceChangeCounts = { dearer: 0, cheaper: 0, added: 0, gone: 0 }

function changeOf({ before, after }: ChangedPrice): PriceChange | undefined {
  if (before === after) return undefined
  if (before === null) return 'added'
  if (after === null) return 'gone'
  return after > before ? 'dearer' : 'cheaper'
}

/** The prices that differ, by the ids of articles. */
export function changedPrices(
  before: ReadonlyMap<string, Cents>,
  after: ReadonlyMap<string, Cents>,
): ArticlePriceChange[] {
  const sorts = new Set([...before.keys(), ...after.keys()])
  return [...sorts].toSorted().flatMap(sort => {
    const prices = { before: before.get(sort) ?? null, after: after.get(sort) ?? null }
    const change = changeOf(prices)
    return change ? [{ sort, change, ...prices }] : []
  })
}

/** How far a price moves; one that comes or goes moves by all of it. */
const stepOf = ({ before, after }: ChangedPrice): Cents => Math.abs((after ?? 0) - (before ?? 0))

/** How the prices of one article change, over all places they were compared at. */
export interface ArticleSummary<Place> extends PriceChangeCounts {
  sort: string
  /** Where it changes the most, the first of them. */
  largest: ChangedPrice & { place: Place }
}

/** Adds what changes at a place to what changes elsewhere. */
export function addChanges<Place>(
  summaries: Map<string, ArticleSummary<Place>>,
  place: Place,
  changes: readonly ArticlePriceChange[],
): void {
  for (const { sort, change, before, after } of changes) {
    const here = { before, after, place }
    const known = summaries.get(sort)
    if (!known) {
      summaries.set(sort, { ...NO_CHANGES, [change]: 1, sort, largest: here })
      continue
    }
    known[change] += 1
    if (stepOf(here) > stepOf(known.largest)) known.largest = here
  }
}

/** All of them together. */
export function totalChanges(summaries: Iterable<PriceChangeCounts>): PriceChangeCounts {
  const total = { ...NO_CHANGES }
  for (const summary of summaries) for (const change of PRICE_CHANGES) total[change] += summary[change]
  return total
}

/** From where to where a price was compared, by the names of the stops; null where a price holds anywhere. */
export type ComparedPlace = { from: string; to: string } | null

/** How the prices of a tariff differ from those that are sold, day by day. */
export interface ComparedPrices extends PriceChangeCounts {
  /** How many relations were compared, and how many of these have been sold. */
  relations: number
  sold: number
  /** How many prices were held against each other. */
  compared: number
  days: { day: PlainDate; articles: ArticleSummary<ComparedPlace>[] }[]
}
