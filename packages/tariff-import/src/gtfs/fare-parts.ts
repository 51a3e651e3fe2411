import type { LevelRule, PriceLevel, PriceRow, ProductGroup, Sort, Traveller } from '@billett/domain'

/** A level rule before it is said in words, which takes the names of zones and lines. */
export type UnsaidRule = LevelRule extends infer Rule ? (Rule extends LevelRule ? Omit<Rule, 'reason'> : never) : never

/** What fares of either format come down to; zones and terms are added around it. */
export interface FareParts {
  /** The zones the feed itself gives to each stop. */
  stopZones: Map<string, string[]>
  zoneNames: Map<string, string>
  levels: PriceLevel[]
  levelRules: UnsaidRule[]
  severalTickets: boolean
  travellers: Traveller[]
  groups: ProductGroup[]
  sorts: Sort[]
  prices: PriceRow[]
}

export interface FareOptions {
  /** Of every fare; feeds do not state a rate. */
  vatPermille: number
  currency: string
}
