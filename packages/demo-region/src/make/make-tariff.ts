import { type Cents, divideRounded, type PriceRow, type Sort, type Tariff, type TariffVersion } from '@billett/domain'
import type { Network } from '../network.ts'
import { CARRIERS } from './tariff/carriers.ts'
import { discountCodes } from './tariff/discount-codes.ts'
import { extras } from './tariff/extras.ts'
import { leisureTickets } from './tariff/leisure-tickets.ts'
import { levelRules, PRICE_LEVELS } from './tariff/levels.ts'
import { FIXED } from './tariff/prices.ts'
import { type ProductSource, type SortSource, USUAL, type VersionParts } from './tariff/product-source.ts'
import { seasonTickets } from './tariff/season-tickets.ts'
import { singleTickets } from './tariff/single-tickets.ts'
import { subscriptions } from './tariff/subscriptions.ts'
import { TERMS } from './tariff/terms.ts'
import { TRAVELLERS } from './tariff/travellers.ts'
import { ZONES } from './zones.ts'

/** Prices of the next year: 4 % more, in whole ten cents. */
const RISE_PERMILLE = 1040
const raised = (cents: Cents): Cents => divideRounded(cents * RISE_PERMILLE, 10_000) * 10

const withUsual = ({ prices: _, priceStays: __, ...own }: SortSource, group: string): Sort => ({
  ...USUAL,
  ...own,
  group,
})

const priceRows = ({ id, prices, priceStays }: SortSource, rises: boolean): PriceRow[] =>
  Object.entries(prices).map(([level, cents]) => ({
    id: level === FIXED ? id : `${id}-${level}`,
    sort: id,
    level: level === FIXED ? null : level,
    cents: rises && !priceStays ? raised(cents) : cents,
  }))

const products = (year: string): ProductSource[] => [
  ...singleTickets,
  ...seasonTickets,
  ...leisureTickets(year),
  ...subscriptions,
  ...extras,
]

const partsOf = (sources: ProductSource[], rises: boolean): VersionParts => ({
  groups: sources.map(({ group }, index) => ({ ...group, order: (index + 1) * 10 })),
  sorts: sources.flatMap(({ group, sorts }) => sorts.map(sort => withUsual(sort, group.name))),
  prices: sources.flatMap(({ sorts }) => sorts.flatMap(sort => priceRows(sort, rises))),
})

interface VersionSource {
  /** Year from which the version is in force, and the one in which its seasonal products are sold, as placeholders. */
  since: string
  season: string
  rises: boolean
}

const makeVersion = (network: Network, { since, season, rises }: VersionSource): TariffVersion => ({
  id: `luehrtal-${since}`,
  validFrom: `${since}-01-01`,
  zones: ZONES,
  stopZones: Object.fromEntries(network.stops.map(stop => [stop.id, stop.zones])),
  levels: PRICE_LEVELS,
  levelRules: levelRules(network),
  travellers: TRAVELLERS,
  ...partsOf(products(season), rises),
  discountCodes: discountCodes(season, since),
  terms: TERMS,
  carriers: CARRIERS,
})

/** The demo tariff with placeholders for its years and days, see `resolveDates`. */
export const makeTariff = (network: Network): Tariff => ({
  currency: 'EUR',
  versions: [
    makeVersion(network, { since: '{Y-1}', season: '{Y}', rises: false }),
    makeVersion(network, { since: '{Y+1}', season: '{Y+1}', rises: true }),
  ],
})
