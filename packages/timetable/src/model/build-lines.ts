import type { GtfsRow } from '../gtfs/gtfs-tables.ts'
import { numbering } from './build-stops.ts'
import { modeOf } from './mode.ts'
import type { AgencyTable, LineTable } from './timetable.ts'

const column = (rows: GtfsRow[], name: string): string[] => rows.map(row => row[name] ?? '')
const hex = (colour: string): string => colour.replace('#', '').toUpperCase()

export const buildAgencies = (rows: GtfsRow[]): AgencyTable => ({
  ids: column(rows, 'agency_id'),
  names: column(rows, 'agency_name'),
  urls: column(rows, 'agency_url'),
  phones: column(rows, 'agency_phone'),
})

export const buildLines = (rows: GtfsRow[], agencyIds: string[]): LineTable => {
  const agencies = numbering(agencyIds)
  const only = agencyIds.length === 1 ? 0 : -1
  return {
    ids: column(rows, 'route_id'),
    shortNames: column(rows, 'route_short_name'),
    longNames: column(rows, 'route_long_name'),
    modes: rows.map(row => (row.route_type ? modeOf(Number(row.route_type)) : 'other')),
    colours: column(rows, 'route_color').map(hex),
    textColours: column(rows, 'route_text_color').map(hex),
    agency: Int32Array.from(rows, row => agencies.get(row.agency_id ?? '') ?? only),
  }
}
