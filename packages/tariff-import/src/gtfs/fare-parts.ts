import type { LevelRule, PriceLevel, PriceRow, ProductGroup, Sort, Traveller } from '@billett/domain'

/** What fares of either format come down to; zones and terms are added around it. */
export interface FareParts {
  /** The zones the feed itself gives to each stop. */
  stopZones: Map<string, string[]>
  zoneNames: Map<string, string>
  levels: PriceLevel[]
  levelRules: LevelRule[]
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
