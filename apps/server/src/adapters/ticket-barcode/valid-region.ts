import type { RegionalValidity } from '@billett/uic'
import type { BarcodeContent, BarcodeStop } from '../../ports/ticket-barcode.ts'
import { ia5 } from './ia5.ts'

const NUMBER = /^(0|[1-9]\d{0,8})$/

/** Zones by their numbers, the way by its stops; undefined where neither has a machine-readable id. */
export function validRegion(content: BarcodeContent, company: number): RegionalValidity[] | undefined {
  const regions = [...viaStations(content), ...zones(content, company)]
  return regions.length > 0 ? regions : undefined
}

/** The zones in words where a tariff names them by letters. */
export function zoneText({ zones }: BarcodeContent): string | undefined {
  return zones.length === 0 || allNumbered(zones) ? undefined : zones.map(zone => zone.name).join(', ')
}

function zones({ zones }: BarcodeContent, company: number): RegionalValidity[] {
  if (zones.length === 0 || !allNumbered(zones)) return []
  const zoneId = zones.map(zone => Number(zone.id))
  return [{ kind: 'zones', value: { carrierNum: company, stationCodeTable: 'stationUIC', zoneId } }]
}

function viaStations({ relation, kind }: BarcodeContent): RegionalValidity[] {
  if (!relation) return []
  // A pass has no fields for its ends, so they stand in the way itself.
  const stops = kind === 'pass' ? [relation.from, ...relation.via, relation.to] : relation.via
  return stops.flatMap(stop => viaStation(stop))
}

function viaStation({ id }: BarcodeStop): RegionalValidity[] {
  const stationIA5 = ia5(id)
  if (stationIA5 === undefined) return []
  const value = { stationCodeTable: 'localCarrierStationCodeTable' as const, stationIA5, border: false }
  return [{ kind: 'viaStations', value }]
}

const allNumbered = (zones: BarcodeContent['zones']): boolean => zones.every(zone => NUMBER.test(zone.id))
