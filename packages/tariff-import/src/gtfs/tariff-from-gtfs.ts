import type { PlainDate, Tariff, Zone } from '@billett/domain'
import type { FareParts } from './fare-parts.ts'
import { createFareNotes, type FareReport } from './fare-report.ts'
import { carrierTerms } from './fare-texts.ts'
import { faresV1 } from './fares-v1.ts'
import { faresV2 } from './fares-v2/fares-v2.ts'
import { feedCurrency, feedStart } from './feed-facts.ts'
import { withStations } from './station-zones.ts'
import { field, type GtfsTables, rowsOf } from './tables.ts'
import { zoneNeighbours } from './zone-neighbours.ts'

export interface GtfsTariffOptions {
  /** First day of validity; the feed's own first day where missing. */
  validFrom?: PlainDate
  /** 0 where missing: feeds do not state it. */
  vatPermille?: number
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
  const notes = createFareNotes()
  const currency = feedCurrency(tables)
  const {
    stopZones: named,
    zoneNames,
    ...parts
  } = readParts(tables, { vatPermille: options.vatPermille ?? 0, currency }, notes)
  const stopZones = withStations(rowsOf(tables, 'stops'), named)
  const zones = zonesOf(tables, stopZones, zoneNames)
  if (parts.sorts.length === 0) notes.add('noFares', 'fare_attributes', '')
  const validFrom = options.validFrom ?? feedStart(tables)
  const version = {
    id: validFrom,
    validFrom,
    zones,
    stopZones,
    ...parts,
    discountCodes: [],
    terms: [carrierTerms(tables)],
  }
  const taken = {
    fares: parts.prices.length,
    rules: parts.levelRules.length,
    zones: zones.length,
    stopsWithZone: Object.keys(stopZones).length,
    groups: parts.groups.length,
    sorts: parts.sorts.length,
  }
  return { tariff: { currency, versions: [version] }, report: { taken, notes: notes.list() } }
}
