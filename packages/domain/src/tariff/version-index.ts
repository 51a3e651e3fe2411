import type {
  DiscountCode,
  LevelRule,
  PriceLevel,
  PriceRow,
  ProductGroup,
  Sort,
  TariffVersion,
  TermsOfCarriage,
  Traveller,
  Zone,
} from './model.ts'

export interface VersionIndex {
  zones: Map<string, Zone>
  /** By stop. Stops that lie in the same zones share one list, which can be looked up by. */
  zonesOfStops: Map<string, readonly string[]>
  levels: Map<string, PriceLevel>
  groups: Map<string, ProductGroup>
  sorts: Map<string, Sort>
  travellers: Map<string, Traveller>
  terms: Map<string, TermsOfCarriage>
  codes: Map<string, DiscountCode>
  /** Sorts of a group, in the tariff's order. */
  sortsOfGroup: Map<string, Sort[]>
  pricesOfSort: Map<string, PriceRow[]>
  /** Rules that can only match a journey from this zone. */
  rulesFrom: Map<string, LevelRule[]>
  rulesFromAnywhere: LevelRule[]
}

const indexes = new WeakMap<TariffVersion, VersionIndex>()

/** How a code is compared: without spaces around it, in any case. */
export const normalisedCode = (code: string): string => code.trim().toUpperCase()

const sharedZones = ({ stopZones }: TariffVersion): VersionIndex['zonesOfStops'] => {
  const lists = new Map<string, readonly string[]>()
  const shared = (zones: readonly string[]): readonly string[] => {
    const key = JSON.stringify(zones)
    const list = lists.get(key) ?? zones
    lists.set(key, list)
    return list
  }
  return new Map(Object.entries(stopZones).map(([stop, zones]) => [stop, shared(zones)]))
}

/** Look-ups derived once per version. A version is never changed in place; a new one is a new object. */
export const indexOf = (version: TariffVersion): VersionIndex => {
  const known = indexes.get(version)
  if (known) return known
  const made: VersionIndex = {
    zones: new Map(version.zones.map(zone => [zone.id, zone])),
    zonesOfStops: sharedZones(version),
    levels: new Map(version.levels.map(level => [level.id, level])),
    groups: new Map(version.groups.map(group => [group.name, group])),
    sorts: new Map(version.sorts.map(sort => [sort.id, sort])),
    travellers: new Map(version.travellers.map(traveller => [traveller.id, traveller])),
    terms: new Map(version.terms.map(terms => [terms.id, terms])),
    codes: new Map(version.discountCodes.map(code => [normalisedCode(code.code), code])),
    sortsOfGroup: Map.groupBy(version.sorts, sort => sort.group),
    pricesOfSort: Map.groupBy(version.prices, row => row.sort),
    rulesFrom: new Map(),
    rulesFromAnywhere: [],
  }
  for (const rule of version.levelRules) {
    const from = 'from' in rule ? rule.from : undefined
    const rules = from === undefined ? made.rulesFromAnywhere : (made.rulesFrom.get(from) ?? [])
    rules.push(rule)
    if (from !== undefined) made.rulesFrom.set(from, rules)
  }
  indexes.set(version, made)
  return made
}

const NO_ZONES: readonly string[] = []

/**
 * The zones of a stop, the same list for all stops that lie in the same ones; none for a stop the tariff does not know.
 */
export const zonesOfStop = (version: TariffVersion, stop: string): readonly string[] =>
  indexOf(version).zonesOfStops.get(stop) ?? NO_ZONES
