/** One line of a GTFS file by column name. A column the file does not have is `undefined`, an empty field is `''`. */
export type GtfsRow = Record<string, string>

/** A feed by file name without `.txt`: `stops`, `stop_times` … */
export type GtfsTables = Record<string, GtfsRow[]>

/** Where each row of a table stood in its file, 1 for the header. Missing for tables that never were a file. */
export type TableLines = Record<string, Int32Array>

/** Line of a row in its file; undefined for a row that was not read from one. */
export type LineOf = (table: string, row: GtfsRow) => number | undefined

const NO_ROWS: GtfsRow[] = []

export const rowsOf = (tables: GtfsTables, table: string): GtfsRow[] => tables[table] ?? NO_ROWS
