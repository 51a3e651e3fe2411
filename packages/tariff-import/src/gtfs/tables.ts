/** A feed by file name without `.txt`. A column the file does not have is missing, an empty field is `''`. */
export type GtfsTables = Record<string, Record<string, string>[]>

export type GtfsRow = Record<string, string>

/** Line of a row in its file; undefined for a row that was not read from one. */
export type LineOf = (table: string, row: GtfsRow) => number | undefined

export const rowsOf = (tables: GtfsTables, table: string): GtfsRow[] => tables[table] ?? []

/** A field without spaces around it; undefined where it is empty or the column is missing. */
export const field = (row: GtfsRow | undefined, column: string): string | undefined =>
  row?.[column]?.trim() || undefined

/** Whether a file has a column at all, which for some columns changes what its rows mean. */
export const hasColumn = (rows: readonly GtfsRow[], column: string): boolean => rows[0]?.[column] !== undefined
