import { type GtfsTables, rowsOf } from '../gtfs/gtfs-tables.ts'
import { buildFootpaths, FOOTPATH_DEFAULTS, type FootpathOptions } from './build-footpaths.ts'
import { buildAgencies, buildLines } from './build-lines.ts'
import { buildRuns } from './build-runs.ts'
import { buildServices } from './build-services.ts'
import { buildShapes } from './build-shapes.ts'
import { buildStops, numbering } from './build-stops.ts'
import { expandFrequencies } from './expand-frequencies.ts'
import { groupPatterns } from './group-patterns.ts'
import { layOutPatterns } from './lay-out-patterns.ts'
import type { Timetable } from './timetable.ts'

export type TimetableBuild =
  | { ok: true; timetable: Timetable }
  /** No service runs on any day · no trip calls at two stops. */
  | { ok: false; reason: 'noService' | 'noTrips' }

const feedOf = (tables: GtfsTables): Timetable['feed'] => {
  const info = rowsOf(tables, 'feed_info')[0]
  const agency = rowsOf(tables, 'agency')[0]
  return {
    publisher: info?.feed_publisher_name || agency?.agency_name || '',
    version: info?.feed_version ?? '',
    language: info?.feed_lang || agency?.agency_lang || '',
  }
}

/** Makes the timetable of tables that `readFeed` or `readTables` have found good. */
export const buildTimetable = (tables: GtfsTables, options: Partial<FootpathOptions> = {}): TimetableBuild => {
  const calendar = buildServices(rowsOf(tables, 'calendar'), rowsOf(tables, 'calendar_dates'))
  if (!calendar) return { ok: false, reason: 'noService' }
  const stops = buildStops(rowsOf(tables, 'stops'), rowsOf(tables, 'stop_areas'))
  const agencies = buildAgencies(rowsOf(tables, 'agency'))
  const lines = buildLines(rowsOf(tables, 'routes'), agencies.ids)
  const { shapes, numbers: shapeNumbers } = buildShapes(rowsOf(tables, 'shapes'))
  const runs = buildRuns(tables, {
    stops: numbering(stops.ids),
    lines: numbering(lines.ids),
    services: numbering(calendar.services.ids),
    shapes: shapeNumbers,
  })
  const expanded = expandFrequencies(runs, rowsOf(tables, 'frequencies'))
  if (expanded.length === 0) return { ok: false, reason: 'noTrips' }
  return {
    ok: true,
    timetable: {
      timeZone: rowsOf(tables, 'agency')[0]?.agency_timezone ?? 'UTC',
      ...calendar,
      feed: feedOf(tables),
      agencies,
      stops,
      lines,
      ...layOutPatterns(groupPatterns(expanded)),
      footpaths: buildFootpaths(stops, rowsOf(tables, 'transfers'), { ...FOOTPATH_DEFAULTS, ...options }),
      shapes,
    },
  }
}
