/** GTFS files by their names without `.txt`, every value as text. */
export type GtfsTables = Record<string, Record<string, string>[]>
export type GtfsRow = Record<string, string>
