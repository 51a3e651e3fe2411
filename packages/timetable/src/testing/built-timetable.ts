import type { GtfsTables } from '../gtfs/gtfs-tables.ts'
import { readTables } from '../gtfs/read-feed.ts'
import { buildTimetable } from '../model/build-timetable.ts'
import type { Timetable } from '../model/timetable.ts'

/** The timetable of tables that are good; throws for others. */
export const builtTimetable = (tables: GtfsTables, options: Parameters<typeof buildTimetable>[1] = {}): Timetable => {
  const reading = readTables(tables)
  const built = reading.ok ? buildTimetable(reading.tables, options) : undefined
  if (!built?.ok) throw new Error('the feed of a test must make a timetable')
  return built.timetable
}
