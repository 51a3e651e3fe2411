import type { GtfsRow } from '../gtfs-tables.ts'
import type { ProblemLog } from '../problem-log.ts'
import { parseGtfsTime } from './field-kinds.ts'

/** A trip every half minute around the clock: more than that from one line of a file is a mistake or an attack. */
const MOST_RUNS = 2880

/** Drops runs that end before they start or that would unfold into absurdly many trips. */
export const checkFrequencies = (rows: GtfsRow[], log: ProblemLog): GtfsRow[] =>
  rows.filter(row => {
    const span = parseGtfsTime(row.end_time ?? '') - parseGtfsTime(row.start_time ?? '')
    const isGood = span > 0 && span / Number(row.headway_secs) <= MOST_RUNS
    if (!isGood)
      log.add('warning', 'badValue', { file: 'frequencies.txt', field: 'headway_secs', value: row.headway_secs ?? '' })
    return isGood
  })
