import type { PlainDate, Tariff, Zone } from '@billett/domain'
import type { FareParts } from './fare-parts.ts'
import { createFareNotes, type FareReport } from './fare-report.ts'
import { carrierTerms } from './fare-texts.ts'
import { faresV1 } from './fares-v1.ts'
import { faresV2 } from './fares-v2/fares-v2.ts'
import { feedCurrency, feedStart } from './feed-facts.ts'
import { type FeedNames, saidRule } from './rule-reason.ts'
import { withStations } from './station-zones.ts'
import { field, type GtfsTables, type LineOf, rowsOf } from './tables.ts'
import { zoneNeighbours } from './zone-neighbours.ts'

export interface GtfsTariffOptions {
  /** First day of validity; the feed's own first day where missing. */
  validFrom?: PlainDate
  /** 0 where missing: feeds do not state it. */
  vatPermille?: number
  /** Where rows stand in their files; missing for tables that never were files. */
  lineOf?: LineOf
}

/** A zone is named as its area, as its stop where it has but one name, else by its id. */
const zoneName = (id: string, named: string | undefined, stops: ReadonlySet<string>): string => {
  const [only] = stops.size === 1 ? stops : []
  return named ?? only ?? (/^\d{1,4}$/.test(id) ? `Zone ${id}` : id)
}

const zonesOf = (
  tables: GtfsTables,
  stopZones: Record<string, string[]>,
  names: ReadonlyMap<string, string>,
): Zone[] => {
  const stops = new Map<string, Set<string>>([...names.keys()].map(id => [id, new Set()]))
  for (const row of rowsOf(tables, 'stops')) {
    for (const zone of stopZones[field(row, 'stop_id') ?? ''] ?? []) {
      stops.set(zone, (stops.get(zone) ?? new Set()).add(field(row, 'stop_name') ?? ''))
    }
  }
  const neighbours = zoneNeighbours(tables, stopZones)
  return [...stops].map(([id, stopNames]) => ({
    id,
    name: zoneName(id, names.get(id), stopNames),
    neighbours: [...(neighbours.get(id) ?? [])].sort(),
  }))
}

const namesOf = (tables: GtfsTables, zones: readonly Zone[]): FeedNames => {
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]))
  const lineNames = new Map(
    rowsOf(tables, 'routes').flatMap((row): [string, string][] => {
      const [id, name] = [field(row, 'route_id'), field(row, 'route_short_name') ?? field(row, 'route_long_name')]
      return id && name ? [[id, name]] : []
    }),
  )
  return { zone: id => zoneNames.get(id) ?? id, line: id => lineNames.get(id) ?? id }
}

/** The first format where the feed has no leg rules of the second; a feed may carry both for older readers. */
const readParts = (...args: Parameters<typeof faresV1>): FareParts => {
  const [tables] = args
  const second = rowsOf(tables, 'fare_leg_rules').length > 0 || rowsOf(tables, 'fare_attributes').length === 0
  return second ? faresV2(...args) : faresV1(...args)
}

/**
 * The fares of a GTFS feed as a tariff with one version, and what was not taken of them. Lines are `route_id`s, zones
 * `zone_id`s or `area_id`s.
 */
export const tariffFromGtfs = (
  tables: GtfsTables,
  options: GtfsTariffOptions = {},
): { tariff: Tariff; report: FareReport } => {
  const notes = createFareNotes(options.lineOf)
  const currency = feedCurrency(tables)
  const {
    stopZones: named,
    zoneNames,
    levelRules: unsaid,
    ...parts
  } = readParts(tables, { vatPermille: options.vatPermille ?? 0, currency }, notes)
  const stopZones = withStations(rowsOf(tables, 'stops'), named)
  const zones = zonesOf(tables, stopZones, zoneNames)
  const names = namesOf(tables, zones)
  const levelRules = unsaid.map(rule => saidRule(rule, names))
  if (parts.sorts.length === 0) notes.add('noFares', 'fare_attributes', '')
  const validFrom = options.validFrom ?? feedStart(tables)
  const version = {
    id: validFrom,
    validFrom,
    zones,
    stopZones,
    ...parts,
    levelRules,
    discountCodes: [],
    terms: [carrierTerms(tables)],
  }
  const taken = {
    fares: parts.prices.length,
    rules: levelRules.length,
    zones: zones.length,
    stopsWithZone: Object.keys(stopZones).length,
    groups: parts.groups.length,
    sorts: parts.sorts.length,
  }
  return { tariff: { currency, versions: [version] }, report: { taken, notes: notes.list() } }
}
